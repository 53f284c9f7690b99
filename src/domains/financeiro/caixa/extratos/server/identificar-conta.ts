import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { errosExtrato } from '../erros.ts';
import { type ContaNoBanco, podeSerDe, temNumero } from '../ofx/conta-do-extrato.ts';
import type { ExtratoLido } from '../ofx/ler-ofx.ts';

type Conta = ContaNoBanco & { id: number; nome: string; ativa: boolean };

/**
 * Which account each statement of a file is of. A chosen account takes of the file what is its own, and refuses a file that has nothing of it by the
 * name that the file gives; without a choice each must be of exactly one account of the register.
 * Throws CONTA_DESCONHECIDA, EXTRATO_DE_OUTRA_CONTA, CONTA_DO_EXTRATO_DESCONHECIDA.
 */
export async function identificarContas(
  tx: Tx,
  extratos: readonly ExtratoLido[],
  escolhida: number | undefined,
): Promise<{ contaBancariaId: number; extrato: ExtratoLido }[]> {
  const { rows: contas } =
    await sql<Conta>`select c.id, c.nome, c.ativa, c.banco_codigo as "bancoCodigo", c.agencia, c.numero, c.numero_dv as "numeroDv"
    from v_conta_bancaria_dados c`.execute(tx);
  if (escolhida !== undefined) {
    const conta = contas.find(({ id }) => id === escolhida);
    if (!conta) throw errosCaixa.CONTA_DESCONHECIDA({}, { campos: ['ContaBancariaId'] });
    const suas = extratos.filter((e) => podeSerDe(e, conta));
    if (suas.length === 0 && extratos[0]) throw errosExtrato.EXTRATO_DE_OUTRA_CONTA({ ...dizeres(extratos[0]), conta: conta.nome });
    return suas.map((extrato) => ({ contaBancariaId: conta.id, extrato }));
  }
  return extratos.map((extrato) => {
    const possiveis = contas.filter((c) => temNumero(c) && podeSerDe(extrato, c));
    const ativas = possiveis.filter((c) => c.ativa);
    const [unica, outra] = ativas.length > 0 ? ativas : possiveis;
    if (!unica || outra) throw errosExtrato.CONTA_DO_EXTRATO_DESCONHECIDA(dizeres(extrato));
    return { contaBancariaId: unica.id, extrato };
  });
}

const dizeres = ({ banco, agencia, conta }: ExtratoLido) => ({ banco: banco || '—', agencia: agencia || '—', numero: conta });
