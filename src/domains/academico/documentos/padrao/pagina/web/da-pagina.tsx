import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { CampoMarcar, CampoNumero, CampoSelecao } from '#platform/web/formulario/index.ts';
import type { Paragrafo } from '#shared/papel/esquema.ts';
import { separarTermos } from '#shared/papel/trechos.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { campo, useConteudo } from './campo.ts';

/** The sheet: how it lies, its margins, and what stands at the head and foot of every page. */
export function DaPagina({ editavel }: { editavel: boolean }) {
  const t = useTextos(textosDocumentoPadrao);
  const opcoes = (['retrato', 'paisagem'] as const).map((valor) => ({ valor, rotulo: t(valor) }));
  return (
    <>
      <CampoSelecao nome={campo('conteudo.pagina.orientacao')} rotulo={t('orientacao')} opcoes={opcoes} colunas={6} />
      <CampoNumero nome={campo('conteudo.pagina.letra')} rotulo={t('letra')} colunas={6} />
      <CampoNumero nome={campo('conteudo.pagina.margens.topo')} rotulo={t('margemTopo')} colunas={6} />
      <CampoNumero nome={campo('conteudo.pagina.margens.direita')} rotulo={t('margemDireita')} colunas={6} />
      <CampoNumero nome={campo('conteudo.pagina.margens.base')} rotulo={t('margemBase')} colunas={6} />
      <CampoNumero nome={campo('conteudo.pagina.margens.esquerda')} rotulo={t('margemEsquerda')} colunas={6} />
      <CampoMarcar nome={campo('conteudo.pagina.timbre')} rotulo={t('timbre')} colunas={12} />
      <Faixa qual="cabecalho" editavel={editavel} />
      <Faixa qual="rodape" editavel={editavel} />
    </>
  );
}

const escrita = (faixa: readonly Paragrafo[]): string =>
  faixa
    .map(({ trechos }) => trechos.map((um) => (um.tipo === 'texto' ? um.texto : um.tipo === 'termo' ? `{{${um.termo}}}` : ' ')).join(''))
    .join('\n');

/** A band as plain lines, one a paragraph, terms between braces. */
function Faixa({ qual, editavel }: { qual: 'cabecalho' | 'rodape'; editavel: boolean }) {
  const t = useTextos(textosDocumentoPadrao);
  const { conteudo, definirFaixa } = useConteudo();
  const faixa = conteudo[qual];
  const [texto, setTexto] = useState(escrita(faixa));
  const mudar = (novo: string): void => {
    setTexto(novo);
    const alinhamento = faixa[0]?.alinhamento ?? (qual === 'rodape' ? 'direita' : 'esquerda');
    const linhas = novo.trim() === '' ? [] : novo.split('\n').slice(0, 10);
    definirFaixa(
      qual,
      linhas.map((linha): Paragrafo => ({ tipo: 'paragrafo', alinhamento, trechos: separarTermos(linha) })),
    );
  };
  return (
    <Textarea
      style={{ gridColumn: '1 / -1' }}
      label={t(qual)}
      description={t('faixaDica')}
      autosize
      minRows={1}
      maxRows={6}
      value={texto}
      readOnly={!editavel}
      onChange={({ currentTarget: { value } }) => mudar(value)}
    />
  );
}
