import type { RawBuilder } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { LinhaLida } from '#platform/server/planilhas/ler-planilha.ts';
import { type CampoDePlanilha, type Mapeamento, proporColunas, valoresDaLinha } from '#shared/importacao/colunas.ts';
import { comVirgulas } from '#shared/importacao/pontos.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Textos } from '#shared/erros.ts';
import type { LinhaFeita } from '../feita.ts';
import { emOndas } from '#domains/mudanca/ondas.ts';
import { carregarLinhas } from './carregar-linhas.ts';
import type { PlanilhaACarregar, TipoDePlanilha } from './tipo.ts';

/** A line with how deep it hangs on others of its sheet. */
type LinhaEmOrdem = LinhaLida & { nivel: number };

/** A kind of sheet, to whoever need not know what its lines are. */
export type TipoDefinido = {
  arquivo: Textos;
  paraCarregar: readonly ChavePermissao[];
  paraDesfazer: readonly ChavePermissao[];
  alvoTipo: string;
  tamanho: number;
  emOrdem: (planilha: PlanilhaACarregar) => LinhaEmOrdem[];
  /** Lines that are written together, in their order: those of one depth after those of the one before. */
  carregar: (ato: Ato, planilha: PlanilhaACarregar, linhas: readonly LinhaEmOrdem[]) => Promise<LinhaFeita[]>;
  emPe: RawBuilder<unknown>;
  avisos: (db: Db | Tx, hoje: DataCivil, planilha: PlanilhaACarregar) => Promise<Textos[]>;
  /** Acts of the move itself on its records. */
  proprios: readonly string[];
  /** The way out where a record cannot be taken back. */
  saida: Textos | null;
  desfazer: (ato: Ato, pedido: { id: number; motivo: string }) => Promise<unknown>;
};

/** Columns that no field took, and that their names would send to one that is empty: so it was chosen, for this sheet or for one before. */
function deixadasDeFora({ colunas, mapeamento, fixos }: PlanilhaACarregar, campos: readonly CampoDePlanilha[]): Textos[] {
  const livres = campos.filter(({ chave }) => !fixos[chave]);
  const todas = Object.entries(proporColunas(colunas, livres, mapeamento));
  const fora = todas.flatMap(([chave, coluna]) => (mapeamento[chave] === undefined && coluna !== undefined ? [colunas[coluna]] : []));
  if (fora.length === 0) return [];
  return [
    {
      br: `Ficam de fora colunas que o portal conhece: ${fora.join(', ')}. Confira se é isso mesmo.`,
      en: `Columns that the portal knows stay out: ${fora.join(', ')}. Check that this is meant.`,
    },
  ];
}

export function definirTipo<C extends string, B extends { codigo: string }, A>(tipo: TipoDePlanilha<C, B, A>): TipoDefinido {
  const { arquivo, paraCarregar, paraDesfazer, alvoTipo, tamanho, emPe, desfazer } = tipo;
  const valoresDe = ({ mapeamento, fixos }: PlanilhaACarregar, { celulas }: LinhaLida) =>
    ({ ...fixos, ...valoresDaLinha(celulas, mapeamento) }) as Partial<Record<C, string>>;
  return {
    arquivo,
    paraCarregar,
    paraDesfazer,
    alvoTipo,
    tamanho,
    emPe,
    avisos: async (db, hoje, planilha) => [...deixadasDeFora(planilha, tipo.campos), ...((await tipo.avisos?.(db, hoje, planilha)) ?? [])],
    saida: tipo.corrigir?.saida ?? null,
    proprios: tipo.corrigir ? [tipo.corrigir.acao] : [],
    desfazer,
    emOrdem: (planilha) => {
      const linhas = comVirgulas(planilha.linhas, planilha.mapeamento as Mapeamento<C>, tipo.campos);
      const niveis = tipo.profundidades?.(linhas.map((linha) => valoresDe(planilha, linha))) ?? [];
      return linhas.map((linha, i) => ({ ...linha, nivel: niveis[i] ?? 0 })).toSorted((a, b) => a.nivel - b.nivel || a.numero - b.numero);
    },
    carregar: async (ato, planilha, linhas) => {
      const feitas: LinhaFeita[] = [];
      for (const [, doNivel] of Map.groupBy(linhas, ({ nivel }) => nivel))
        for (const onda of emOndas(doNivel, (linha) => tipo.chaves?.(valoresDe(planilha, linha)) ?? []))
          feitas.push(...(await carregarLinhas(ato, tipo, planilha, onda)));
      return feitas;
    },
  };
}
