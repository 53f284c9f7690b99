import { Button, Input, NativeSelect, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { CampoMarcar, CampoNumero, CampoSelecao } from '#platform/web/formulario/index.ts';
import { alinhamentos, type Paragrafo } from '#shared/papel/esquema.ts';
import { separarTermos } from '#shared/papel/trechos.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { enviarImagem } from '#domains/academico/documentos/padrao/web/imagens.ts';
import { campo, useConteudo } from './campo.ts';
import estilo from './padrao.module.css';

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
      <Fundo editavel={editavel} />
      <Faixa qual="cabecalho" editavel={editavel} />
      <Faixa qual="rodape" editavel={editavel} />
    </>
  );
}

/** The image under the text of every page: the preview beside it shows it. */
function Fundo({ editavel }: { editavel: boolean }) {
  const t = useTextos(textosDocumentoPadrao);
  const { conteudo, definirFundo } = useConteudo();
  const arquivo = useRef<HTMLInputElement>(null);
  const tem = Boolean(conteudo.pagina.fundo);
  const escolher = async (escolhido: File | undefined): Promise<void> => {
    const imagemId = escolhido ? await enviarImagem(escolhido) : null;
    if (imagemId !== null) definirFundo(imagemId);
  };
  return (
    <Input.Wrapper className="inteira" label={t('fundo')} labelElement="div" description={t('fundoDica')}>
      <div className={estilo.fundo}>
        <span>{t(tem ? 'comFundo' : 'semFundo')}</span>
        {editavel && (
          <>
            <input
              ref={arquivo}
              type="file"
              accept="image/png,image/jpeg"
              aria-label={t('escolherFundo')}
              hidden
              onChange={({ currentTarget }) => {
                void escolher(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            <Button variant="default" onClick={() => arquivo.current?.click()}>
              {t('escolherFundo')}
            </Button>
          </>
        )}
        {editavel && tem && (
          <Button variant="subtle" onClick={() => definirFundo(null)}>
            {t('tirarFundo')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
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
  const [alinhamento, setAlinhamento] = useState(faixa[0]?.alinhamento ?? (qual === 'rodape' ? 'direita' : 'esquerda'));
  const mudar = (novo: string): void => {
    setTexto(novo);
    const linhas = novo.trim() === '' ? [] : novo.split('\n').slice(0, 10);
    definirFaixa(
      qual,
      linhas.map((linha): Paragrafo => ({ tipo: 'paragrafo', alinhamento, trechos: separarTermos(linha) })),
    );
  };
  const alinhar = (escolhido: string): void => {
    const novo = alinhamentos.find((um) => um === escolhido) ?? 'esquerda';
    setAlinhamento(novo);
    definirFaixa(
      qual,
      faixa.map((paragrafo) => ({ ...paragrafo, alinhamento: novo })),
    );
  };
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <Textarea
        label={t(qual)}
        description={t('faixaDica')}
        autosize
        minRows={1}
        maxRows={6}
        value={texto}
        readOnly={!editavel}
        onChange={({ currentTarget: { value } }) => mudar(value)}
      />
      <NativeSelect
        size="xs"
        mt={4}
        aria-label={t('alinhamentoDa', { parte: t(qual) })}
        value={alinhamento}
        disabled={!editavel}
        data={alinhamentos.map((um) => ({ value: um, label: t(um) }))}
        onChange={({ currentTarget: { value } }) => alinhar(value)}
      />
    </div>
  );
}
