import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { conselhoApi } from '../api.ts';
import { carregarConselho, conferirAberto } from './carregar.ts';
import { conferirData } from './data-do-conselho.ts';

type Pedido = EntradaServidor<typeof conselhoApi.editarConselho>['body'];

/**
 * Changes the meeting: its date, who takes part, and what was talked about in general.
 * @throws NAO_ENCONTRADO, CONSELHO_DE_ANO_FECHADO, CONSELHO_PARADO, CONSELHO_COM_ATA, VERSAO_DESATUALIZADA, CONSELHO_ANTES_DA_ETAPA
 */
export async function editarConselho(ato: Ato<Autor>, { id, versao, ...novo }: Pedido): Promise<{ id: number; versao: number }> {
  const conselho = await carregarConselho(ato, id, 'so');
  conferirAberto(conselho);
  const { dataConselho, participantes, observacoes } = conselho;
  const antes = { dataConselho, participantes, observacoes };
  if (conselho.versao !== versao)
    throw versaoDesatualizada({ tipo: 'conselho', id, acoes: 'conselho.(aberto|editado)' }, { id, versao: conselho.versao, ...antes });
  await conferirData(ato, { ...conselho, dataConselho: novo.dataConselho });
  await sql`update conselhos set data_conselho = ${novo.dataConselho}, participantes = ${JSON.stringify(novo.participantes)}::jsonb,
    observacoes = ${novo.observacoes}::text, versao = versao + 1 where id = ${id}`.execute(ato.tx);
  await auditar(ato, { acao: 'conselho.editado', alvoTipo: 'conselho', alvoId: id, antes, depois: novo });
  return { id, versao: versao + 1 };
}
