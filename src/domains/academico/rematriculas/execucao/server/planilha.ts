import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { situacoesItem } from '../situacoes.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { ItemLido } from './queries.ts';

export const titulos = (idioma: Idioma) => tradutor(textosRematricula, idioma);

/** Columns of the exported result of a run. */
export function colunasDosItens(idioma: Idioma): ColunaPlanilha<ItemLido>[] {
  const t = titulos(idioma);
  return [
    { titulo: t('aluno'), valor: (i) => i.alunoNome, largura: 36 },
    { titulo: t('origem'), valor: (i) => i.origem, largura: 24 },
    { titulo: t('turmaDestino'), valor: (i) => i.turmaDestinoNome },
    { titulo: t('situacao'), valor: (i) => rotuloDe(situacoesItem, i.situacao, idioma) },
    { titulo: t('matricula'), valor: (i) => i.matriculaCodigo },
    { titulo: t('contrato'), valor: (i) => i.contratoNumero },
    { titulo: t('motivoDaLiberacao'), valor: (i) => i.motivo, largura: 40 },
    { titulo: t('observacao'), valor: (i) => i.mensagem, largura: 60 },
  ];
}
