import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type Escola, lerEscola } from '#platform/server/escola.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, somar } from '#shared/dinheiro.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { type ComoPagar, mudaAteOPrazo } from '../como-pagar.ts';
import { lerPix, pixEstatico } from '#domains/financeiro/boletos/codigos/pix.ts';
import { chavesPix } from './chaves-pix.ts';
import { naoVale } from '#domains/financeiro/boletos/server/desatualizado.ts';

type Boleto = NonNullable<ComoPagar['boleto']> & { tituloId: number; pixEmv: string | null };
export type TituloAPagar = { id: number; numero: string; totalCentavos: Centavos };

/**
 * How each of some titles may be paid on a day, by id: two statements, whatever their number, and the school's data. Asked for until a deadline,
 * all of it holds until then: what is owed on that day is told, a slip that the bank writes off before is left out, and the school's code asks
 * for no amount that would be wrong by then.
 */
export async function comoPagar(
  db: Db | Tx,
  titulos: readonly TituloAPagar[],
  em: DataCivil,
  prazo: DataCivil | null = null,
): Promise<Map<number, ComoPagar>> {
  if (titulos.length === 0) return new Map();
  const ids = titulos.map((t) => t.id);
  const boletos = await boletosPagaveis(db, ids, prazo ?? em);
  const noPrazo = new Map(
    prazo === null ? [] : (await valoresDevidosEm(db, ids, prazo)).map((t) => [t.id, { em: prazo, totalCentavos: t.devido.totalCentavos }]),
  );
  const chaves = await chavesPix(db, ids);
  const escola = await lerEscola(db);
  return new Map(
    titulos.map((t): [number, ComoPagar] => {
      const achado = boletos.get(t.id);
      const boleto = achado
        ? {
            linhaDigitavel: achado.linhaDigitavel,
            codigoBarras: achado.codigoBarras,
            dataVencimento: achado.dataVencimento,
            valorCentavos: achado.valorCentavos,
          }
        : null;
      const doBanco = achado?.pixEmv ?? null;
      const chave = chaves.get(t.id)?.chave ?? null;
      const naData = { totalCentavos: t.totalCentavos, noPrazo: noPrazo.get(t.id) ?? null };
      const pix =
        doBanco !== null && lerPix(doBanco) !== null
          ? ({ copiaECola: doBanco, origem: 'banco', chave: null } as const)
          : chave !== null && t.totalCentavos > 0
            ? ({
                copiaECola: pixDaEscola(escola, chave, mudaAteOPrazo(naData) ? { numero: t.numero } : t),
                origem: 'escola',
                chave,
              } as const)
            : null;
      return [t.id, { tituloId: t.id, numero: t.numero, em, ...naData, boleto, pix }];
    }),
  );
}

/** The school's own code for a title, with an amount or for the payer to type one. It is never printed on a slip: whoever pays it has not paid the slip. */
export function pixDaEscola(escola: Escola, chave: string, titulo: { numero: string; totalCentavos?: Centavos }): string {
  return pixEstatico({
    chave,
    nome: escola.nome || 'ESCOLA',
    cidade: escola.cidade ?? 'BRASIL',
    ...(titulo.totalCentavos === undefined ? {} : { valorCentavos: titulo.totalCentavos }),
    txid: titulo.numero.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, 25),
  });
}

/** Slips that a bank still takes: living, asking for what their titles owe, not on their way out nor past the day of it. */
async function boletosPagaveis(db: Db | Tx, ids: readonly number[], em: DataCivil): Promise<Map<number, Boleto>> {
  const { rows } =
    await sql<Boleto>`select b.titulo_id as "tituloId", b.linha_digitavel as "linhaDigitavel", b.codigo_barras as "codigoBarras",
      b.data_vencimento as "dataVencimento", b.valor_centavos as "valorCentavos", b.pix_emv as "pixEmv"
    from boletos b join v_titulo_saldo s on s.id = b.titulo_id join contas_cobranca k on k.id = b.conta_cobranca_id
    where b.titulo_id = any(${ids as number[]}) and b.situacao in ('gerada', 'enviada', 'registrada') and not ${naoVale}
      and (k.dias_baixa = 0 or b.data_vencimento + k.dias_baixa >= ${em}::date)`.execute(db);
  return new Map(rows.map((b) => [b.tituloId, b]));
}

/**
 * How the titles of each letter are paid: one Pix code of the school for the whole, whose txid names the letter so that the money is found
 * by it and received on all of them at once; and beside it the slips, which pay one each. A single title, or those of accounts without one
 * key of the school's, are paid as they are. Two statements, whatever the number of letters.
 */
export async function pagarJuntos(db: Db | Tx, cartas: readonly { formas: readonly ComoPagar[]; txid: string }[]): Promise<ComoPagar[][]> {
  const varias = cartas.filter((c) => c.formas.length > 1);
  if (varias.length === 0) return cartas.map((c) => [...c.formas]);
  const chaves = await chavesPix(
    db,
    varias.flatMap((c) => c.formas.flatMap((f) => f.tituloId ?? [])),
  );
  const escola = await lerEscola(db);
  return cartas.map(({ formas, txid }) => {
    const [chave, outra] = new Set(formas.map((f) => chaves.get(f.tituloId ?? 0)?.chave ?? null));
    if (formas.length < 2 || !chave || outra !== undefined) return [...formas];
    const prazos = formas.flatMap((f) => f.noPrazo ?? []);
    const [primeiro] = prazos;
    const todos = {
      tituloId: null,
      numero: txid,
      em: formas[0]?.em ?? '',
      totalCentavos: somar(formas.map((f) => f.totalCentavos)),
      noPrazo:
        primeiro && prazos.length === formas.length ? { em: primeiro.em, totalCentavos: somar(prazos.map((p) => p.totalCentavos)) } : null,
      boleto: null,
    };
    const copiaECola = pixDaEscola(escola, chave, mudaAteOPrazo(todos) ? { numero: txid } : todos);
    const cada = formas.map((f) => (f.pix?.origem === 'escola' ? { ...f, pix: null } : f));
    return [{ ...todos, pix: { copiaECola, origem: 'escola', chave } }, ...cada];
  });
}
