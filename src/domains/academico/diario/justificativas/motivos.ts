import { definirLista } from '#shared/listas/opcao.ts';

/** Why a student is absent. */
export const motivosDeFalta = definirLista(
  { valor: 'saude', br: 'Saúde', en: 'Health' },
  { valor: 'luto', br: 'Luto', en: 'Bereavement' },
  { valor: 'religioso', br: 'Guarda religiosa', en: 'Religious observance' },
  { valor: 'judicial', br: 'Convocação judicial', en: 'Court summons' },
  { valor: 'atividade_escolar', br: 'Atividade escolar', en: 'School activity' },
  { valor: 'outro', br: 'Outro', en: 'Other' },
);

export const situacoesJustificativa = definirLista(
  { valor: 'vigente', br: 'Vale', en: 'Stands' },
  { valor: 'revogada', br: 'Revogada', en: 'Revoked' },
);
/** A year at most: longer is not an absence. */
export const diasDaJustificativa = 366;
