import { encontram } from '#domains/academico/contratos/linhas/conferir-descontos.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { alcanceEntre } from '../alcance.ts';
import { errosDescontoDatado as erros } from '../erros.ts';
import { aditarHoje } from './aditar.ts';
import { linhasDoCurso, travarContratoDaMatricula } from './carregar.ts';
import { lerEmVigor } from './em-vigor.ts';
import { lerDesconto } from './ler-desconto.ts';
import { descontosDoRascunho, trocarDescontos } from './rascunho.ts';

type Pedido = { matriculaId: number; descontoId: number; de: DataCivil; ate: DataCivil | null; motivo: string };

/**
 * Puts a discount of the register on the installments of a student that fall due between two days. Gives where it went.
 * @throws DESCONTO_SEM_CONTRATO, DESCONTO_CONTRATO_PARADO, DESCONTO_SEM_PARCELAS, DESCONTO_JA_NO_CONTRATO, and what the lines of a contract and its addenda refuse
 */
export async function incluirDesconto(
  ato: Ato,
  { matriculaId, descontoId, de, ate, motivo }: Pedido,
): Promise<{ contratoId: number; aditivoId: number | null }> {
  const contrato = await travarContratoDaMatricula(ato.tx, matriculaId);
  const { id: contratoId, numero, situacao } = contrato;
  if (situacao !== 'rascunho' && situacao !== 'ativo')
    throw erros.DESCONTO_CONTRATO_PARADO({ numero, situacao: contratoEmFrase(situacao) });
  const desconto = await lerDesconto(ato.tx, descontoId);
  const doCurso = linhasDoCurso(contrato);
  const { parcelas, descontos } = await lerEmVigor(ato.tx, contrato);
  const alcance = alcanceEntre(parcelas, { de, ate }).filter(({ precoIndice }) => doCurso.has(precoIndice));
  if (alcance.length === 0) throw erros.DESCONTO_SEM_PARCELAS({ numero, de: formatarData(de) });
  if (descontos.some((dado) => dado.descontoId === descontoId && alcance.some((trecho) => encontram(dado, trecho))))
    throw erros.DESCONTO_JA_NO_CONTRATO({ numero, desconto: desconto.descricao, de: formatarData(de) });
  if (situacao === 'rascunho') {
    await trocarDescontos(ato, contrato, [...descontosDoRascunho(contrato), ...alcance.map((trecho) => ({ ...desconto, ...trecho }))]);
    return { contratoId, aditivoId: null };
  }
  const termos = alcance.map((trecho) => ({ tipo: 'incluir_desconto' as const, ...desconto, ...trecho }));
  return { contratoId, aditivoId: await aditarHoje(ato, { contratoId, motivo, termos }) };
}
