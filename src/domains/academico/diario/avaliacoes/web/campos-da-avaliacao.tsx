import {
  CampoData,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  CampoTextoLongo,
  EmColunas,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import type { esquemaAvaliacao } from '../esquemas.ts';
import { isDoAno, type papeisDe } from '../papeis.ts';
import { textosAvaliacoes } from '../texts.ts';
import type { Avaliacoes } from './leitura.ts';

const campo = camposDe<typeof esquemaAvaliacao>();
type Props = { dados: Avaliacoes; etapaId: number | null; id: number | null; papeis: ReturnType<typeof papeisDe> };

/** The fields of an evaluation: its kind fills name, maximum and weight; a recovery and a second call name what they replace. */
export function CamposDaAvaliacao({ dados, etapaId, id, papeis }: Props) {
  const t = useTextos(textosAvaliacoes);
  const { idioma } = useIdioma();
  const { definir } = useFormulario();
  const papel = useValor(campo('papel'));
  const doAno = papeis.some(({ valor }) => valor === papel && isDoAno(valor));
  const recuperacao = papel === 'recuperacao';
  const originais = dados.itens.filter((a) => a.papel === 'avaliacao' && a.etapaId === etapaId && a.id !== id);
  const { alcanceDaRecuperacao, etapasPorRecuperacao: n } = dados.criterio;
  const dicaDaRecuperacao = alcanceDaRecuperacao === 'etapa' ? t('substituiDica') : t('substituiVariasDica', { n });
  const aoMudarPapel = (novo: string | null): void => {
    definir(campo('substituiId'), null);
    definir(campo('dataRecuperacao'), null);
    const rotulo = papeis.find(({ valor }) => valor === novo);
    if (doAno && rotulo) definir(campo('nome'), rotulo[idioma]);
  };
  const aoMudarTipo = (tipoId: number | null): void => {
    const tipo = dados.tipos.find((um) => um.id === tipoId);
    if (!tipo) return;
    definir(campo('nome'), tipo.nome);
    definir(campo('valorMaximo'), tipo.valorMaximo);
    definir(campo('peso'), tipo.peso);
    if (tipo.recuperacao && papeis.some(({ valor }) => valor === 'recuperacao')) definir(campo('papel'), 'recuperacao');
  };
  return (
    <EmColunas>
      {!doAno && (
        <CampoSelecao
          nome={campo('tipoAvaliacaoId')}
          rotulo={t('tipo')}
          colunas={6}
          opcoes={comoOpcoes(dados.tipos)}
          aoMudar={aoMudarTipo}
        />
      )}
      <CampoSelecao
        nome={campo('papel')}
        rotulo={t('papel')}
        colunas={6}
        opcoes={papeis.map(({ valor, ...rotulos }) => ({ valor, rotulo: rotulos[idioma] }))}
        aoMudar={aoMudarPapel}
      />
      {(recuperacao || papel === 'segunda_chamada') && (
        <CampoSelecao
          nome={campo('substituiId')}
          rotulo={t('substitui')}
          colunas={12}
          opcoes={comoOpcoes(originais)}
          {...(recuperacao ? { dica: dicaDaRecuperacao } : {})}
        />
      )}
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={6} maximo={80} />
      <CampoData nome={campo('dataAvaliacao')} rotulo={t('data')} colunas={6} />
      {recuperacao && <CampoData nome={campo('dataRecuperacao')} rotulo={t('dataRecuperacao')} colunas={6} />}
      {!doAno && <CampoNumero nome={campo('valorMaximo')} rotulo={t('valorMaximo')} colunas={6} casas={4} />}
      {papel === 'avaliacao' && dados.criterio.calculoDaEtapa === 'media' && (
        <CampoNumero nome={campo('peso')} rotulo={t('peso')} colunas={6} casas={4} />
      )}
      <CampoTextoLongo nome={campo('descricao')} rotulo={t('descricao')} colunas={12} dica={t('descricaoDica')} maximo={2000} />
    </EmColunas>
  );
}
