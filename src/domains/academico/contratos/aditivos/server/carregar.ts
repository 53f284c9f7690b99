import { sql } from 'kysely';
import { type TituloDeContrato, titulosDosContratos } from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { centavos, type Centavos } from '#shared/dinheiro.ts';
import { parcelasComAditivos, type Termo } from '../parcelas-com-aditivos.ts';
import type { TituloDaParcela } from '../efeito.ts';
import type { ContratoParaAditivo, Pessoa } from '../planejar.ts';
import { pagadoresDe } from '#domains/academico/contratos/pagadores.ts';
import { carregarContratos, type ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';
import { type TermoGuardado, toTermo } from './termos.ts';

export type Carregado = ContratoParaAditivo & {
  contrato: ContratoCarregado;
  /** As the titles room tells them, for what a replacement takes over. */
  originais: ReadonlyMap<number, TituloDeContrato>;
};

/** Contracts with everything that an addendum looks at: what was contracted, the addenda in force, the titles. Titles are locked with `travar`. */
export async function carregarParaAditivo(db: Db | Tx, ids: readonly number[], travar = false): Promise<Map<number, Carregado>> {
  const contratos = await carregarContratos(db, ids);
  const titulos = Map.groupBy(await titulosDosContratos(db, ids, travar), (t) => t.contratoId);
  const termos = Map.groupBy(await termosVigentes(db, ids), (t) => t.contratoId);
  return new Map(
    contratos.map((contrato): [number, Carregado] => {
      const seus = titulos.get(contrato.id) ?? [];
      const indices = new Map(contrato.precos.map((p) => [p.id, p.indice]));
      return [
        contrato.id,
        {
          contrato,
          numero: contrato.numero,
          situacao: contrato.situacao,
          contratado: contratadoDe(contrato),
          precoIds: contrato.precos.map((p) => p.precoId),
          motivo: contrato.motivoAcimaDaAnuidade,
          vigentes: (termos.get(contrato.id) ?? []).map((t): Termo => toTermo(t, indices)),
          titulos: seus.map((t): TituloDaParcela => toTituloDaParcela(t, indices)),
          originais: new Map(seus.map((t) => [t.id, t])),
        },
      ];
    }),
  );
}

/** What was contracted on the day of the activation. */
export function contratadoDe(contrato: ContratoCarregado): ContratoParaAditivo['contratado'] {
  return {
    precos: contrato.precos,
    descontos: contrato.descontos.map((d) => ({ ...d, chave: `linha:${d.id}` as const })),
    pagadores: pagadoresDe({ responsaveis: contrato.responsaveisContratados ?? contrato.responsaveis }),
  };
}

function toTituloDaParcela(t: TituloDeContrato, indices: ReadonlyMap<number, number>): TituloDaParcela {
  return {
    id: t.id,
    numero: t.numero,
    precoIndice: indices.get(t.contratoPrecoId) ?? -1,
    parcela: t.parcela,
    pagadorId: t.pagadorId,
    vencimento: t.dataVencimento,
    valorCentavos: centavos(t.valorCentavos),
    descontoIncondicionalCentavos: centavos(t.descontoIncondicionalCentavos),
    descontoCondicionalCentavos: centavos(t.descontoCondicionalCentavos),
    situacao: t.situacao,
    suspenso: t.suspenso,
  };
}

/** The contracted total as the addenda in force have it. */
export function totalDe({ contratado, contrato }: Carregado): Centavos {
  const parcelas = parcelasComAditivos(contratado, []);
  return centavos(parcelas.reduce((soma, p) => soma + p.valorCentavos - p.descontoIncondicionalCentavos, contrato.ajustesCentavos));
}

/** The terms of the addenda in force, in the order in which they came into force. */
export async function termosVigentes(db: Db | Tx, contratoIds: readonly number[]): Promise<TermoGuardado[]> {
  return lerTermos(db, sql`a.contrato_id = any(${[...contratoIds]}::bigint[]) and a.situacao = 'vigente'`);
}

/** The terms of one addendum of a contract that was read. */
export async function termosDoAditivo(db: Db | Tx, { contrato }: Carregado, id: number): Promise<Termo[]> {
  const indices = new Map(contrato.precos.map((p) => [p.id, p.indice]));
  return (await termosDosAditivos(db, [id])).map((t) => toTermo(t, indices));
}

/** The terms of some addenda, in their order. */
export async function termosDosAditivos(db: Db | Tx, aditivoIds: readonly number[]): Promise<TermoGuardado[]> {
  return lerTermos(db, sql`a.id = any(${[...aditivoIds]}::bigint[])`);
}

async function lerTermos(db: Db | Tx, onde: ReturnType<typeof sql>): Promise<TermoGuardado[]> {
  const { rows } =
    await sql<TermoGuardado>`select t.id, a.contrato_id as "contratoId", t.aditivo_id as "aditivoId", t.tipo, t.contrato_preco_id as "contratoPrecoId", t.parcela_de as "parcelaDe",
      t.parcela_ate as "parcelaAte", t.valor_centavos as "valorCentavos", t.limite_centavos as "limiteCentavos", t.percentual::text, t.dia_vencimento as "diaVencimento", t.descricao, t.desconto_id as "descontoId",
      (select k.tipo from v_desconto k where k.id = t.desconto_id) as "descontoTipo",
      t.condicional, t.sobre_valor_cheio as "sobreValorCheio", t.prioridade, t.contrato_desconto_id as "contratoDescontoId", t.termo_removido_id as "termoRemovidoId",
      coalesce((select json_agg(json_build_object('pessoaId', p.pessoa_id, 'percentual', p.percentual::text) order by p.ordem) from aditivos_pagadores p where p.termo_id = t.id), '[]') as pagadores
    from aditivos_termos t join aditivos a on a.id = t.aditivo_id where ${onde} order by a.contrato_id, a.ordem, t.id`.execute(db);
  return rows;
}

/** Who pays contracts, now or under new terms, with what stands against billing them. */
export async function carregarPagadores(
  db: Db | Tx,
  carregados: Iterable<Pick<Carregado, 'contratado' | 'vigentes'>>,
  termos: readonly Termo[],
): Promise<Map<number, Pessoa>> {
  const dosTermos = (lista: readonly Termo[]) => lista.flatMap((t) => (t.tipo === 'pagadores' ? t.pagadores : []));
  const pagadores = [...carregados].flatMap(({ contratado, vigentes }) => [...contratado.pagadores, ...dosTermos(vigentes)]);
  return carregarPessoas(db, [...new Set([...pagadores, ...dosTermos(termos)].map((p) => p.pessoaId))]);
}

/** People by id, for names and for what stands against billing them. */
export async function carregarPessoas(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Pessoa>> {
  const { rows } =
    await sql<Pessoa>`select id as "pessoaId", nome_completo as nome, cpf, data_nascimento as "dataNascimento", data_falecimento is not null as falecido from v_pessoa_resumo where id = any(${[...ids]}::bigint[])`.execute(
      db,
    );
  return new Map(rows.map((p) => [p.pessoaId, p]));
}
