import type { PapelDaCasa } from '#shared/papel/da-casa.ts';
import type { Guia } from '#shared/papel/guia.ts';
import { papelDaAta } from '#domains/academico/fechamento/conselho/papel/modelo.ts';
import { papelDoContrato } from '#domains/academico/contratos/papel/modelo.ts';
import { papelDoAditivo } from '#domains/academico/contratos/aditivos/papel/modelo.ts';
import { papelDaCarta } from '#domains/financeiro/cobranca/papel/modelo.ts';
import { papelDoIr } from '#domains/financeiro/declaracoes/emissao/papel/ir.ts';
import { papelDaQuitacao } from '#domains/financeiro/declaracoes/emissao/papel/quitacao.ts';
import { papelDoAcordo } from '#domains/financeiro/titulos/acordos/papel/modelo.ts';
import { papelDoRecibo } from '#domains/financeiro/titulos/recibos/papel/modelo.ts';
import { papelDaDeclaracao } from '#domains/academico/documentos/declaracoes/modelo.ts';
import { guia } from '#domains/academico/documentos/termos/guia.ts';

/** The papers that the product issues by itself, each told by its room. */
export const papeisDaCasa: readonly PapelDaCasa<never>[] = [
  papelDoContrato,
  papelDoAditivo,
  papelDoRecibo,
  papelDoAcordo,
  papelDoIr,
  papelDaQuitacao,
  papelDaAta,
  papelDaCarta,
  ...Object.values(papelDaDeclaracao),
];

export const papelDaCasa = (chave: string | null | undefined): PapelDaCasa<never> | null =>
  papeisDaCasa.find((papel) => papel.chave === chave) ?? null;

/** What a template may say: of a paper of the product what its room knows, of any other what is known of a student. */
export const guiaDo = (papel: string | null | undefined): Guia => papelDaCasa(papel)?.guia ?? guia;
