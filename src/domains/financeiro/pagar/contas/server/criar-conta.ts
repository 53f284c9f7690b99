import { sql } from 'kysely';
import type { z } from 'zod';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { somarMeses } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { lerCodigo } from '../../codigos/ler-codigo.ts';
import { errosPagar } from '../../erros.ts';
import type { contasApi } from '../api.ts';
import type { novaContaPagar } from '../esquemas.ts';
import { mesesDaConta } from '../planejar.ts';
import { conferirPrazos } from '../prazos.ts';
import type { ImpostoEscolhido } from '../retencoes.ts';
import { criarContas, type NovaConta } from './criar-contas.ts';

/**
 * Enters a bill as somebody typed it: once, by installments, or every month for some months, each month a bill of its own. Throws
 * EMISSAO_FORA_DO_PRAZO, VENCIMENTO_PAGAR_FORA_DO_PRAZO, CODIGO_DE_PAGAMENTO, and what `criarContas` throws.
 */
export async function criarConta(
  ato: Ato<Pessoa>,
  { fornecedorId, meses, codigo: digitado, ...dados }: z.output<typeof novaContaPagar>,
): Promise<RespostaServidor<typeof contasApi.criarConta>> {
  const { hoje } = ato;
  const ultimo = somarMeses(dados.primeiroVencimento, Math.max(dados.parcelas, meses) - 1);
  conferirPrazos({ ...dados, vencimentos: [{ dia: ultimo, campo: 'primeiroVencimento' }] }, hoje);
  const lido = digitado === null ? null : lerCodigo(digitado, hoje);
  if (typeof lido === 'string') throw errosPagar.CODIGO_DE_PAGAMENTO({}, { campos: ['codigo'] });
  const codigo = lido && { codigo: lido.codigo, tipo: lido.tipo };
  const recorrenciaId = meses > 1 ? await criarRecorrencia(ato, { fornecedorId, ...dados }) : null;
  const contas = mesesDaConta(dados.primeiroVencimento, meses).map(
    ({ primeiroVencimento, competencia }, i): NovaConta => ({
      ...dados,
      // A document is of one purchase: the months after the first bring their own.
      documento: i === 0 ? dados.documento : null,
      primeiroVencimento,
      codigo,
      recorrencia: recorrenciaId === null || competencia === null ? null : { id: recorrenciaId, competencia },
    }),
  );
  const criadas = await criarContas(ato, { fornecedorId, contas });
  return { aguardaAprovacao: criadas.some((c) => c.aprovacao === 'pendente'), titulos: criadas.flatMap((c) => c.titulos) };
}

type NovaRecorrencia = { fornecedorId: number; descricao: string; impostos: readonly ImpostoEscolhido[] };
async function criarRecorrencia({ tx }: Ato<Pessoa>, { fornecedorId, descricao, impostos }: NovaRecorrencia): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into recorrencias_pagar (fornecedor_id, descricao, impostos)
    values (${fornecedorId}, ${descricao}, ${JSON.stringify(impostos)}::jsonb) returning id`.execute(tx);
  if (!rows[0]) throw new Error('the insert of a recurrence answered no row');
  return rows[0].id;
}
