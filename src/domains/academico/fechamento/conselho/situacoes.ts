import { definirLista } from '#shared/listas/opcao.ts';

export const situacoesDoConselho = definirLista(
  { valor: 'aberto', br: 'Aberto', en: 'Open' },
  { valor: 'lavrado', br: 'Com ata', en: 'With minutes' },
  { valor: 'cancelado', br: 'Cancelado', en: 'Cancelled' },
);
export type SituacaoDoConselho = (typeof situacoesDoConselho)[number]['valor'];

export const decisoesDoConselho = definirLista(
  { valor: 'aprovado_pelo_conselho', br: 'Aprovado pelo conselho', en: 'Passed by the council' },
  { valor: 'mantido', br: 'Mantido o resultado', en: 'Result upheld' },
);
export type DecisaoDoConselho = (typeof decisoesDoConselho)[number]['valor'];

/** Who waits for a word of the council: it might let him pass. `resultado` is what the year gives without it. */
export const esperaDecisao = (aluno: { resultado: string | null; podeAprovar: boolean; decisao: DecisaoDoConselho | null }): boolean =>
  (aluno.resultado === 'reprovado_por_nota' || aluno.resultado === 'cursando') && aluno.podeAprovar && aluno.decisao === null;

/** As what somebody sat in the council. */
export const papeisNoConselho = definirLista(
  { valor: 'coordenacao', br: 'Coordenação', en: 'Coordination' },
  { valor: 'docente', br: 'Docente', en: 'Teacher' },
  { valor: 'direcao', br: 'Direção', en: 'Principal' },
  { valor: 'orientacao', br: 'Orientação', en: 'Counselling' },
  { valor: 'secretaria', br: 'Secretaria', en: 'Office' },
  { valor: 'convidado', br: 'Convidado', en: 'Guest' },
);
export type PapelNoConselho = (typeof papeisNoConselho)[number]['valor'];
/** As it is stored: `detalhe` says of what (subjects, the parents' council). */
export type Participante = { nome: string; papel: PapelNoConselho; detalhe: string | null };
