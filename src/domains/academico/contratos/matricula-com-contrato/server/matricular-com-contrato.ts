import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { criarContrato } from '#domains/academico/contratos/rascunho/server/door.ts';
import { valeHoje } from '#domains/academico/contratos/linhas/server/door.ts';
import type { matriculaComContratoApi } from '../api.ts';

type Corpo = EntradaServidor<typeof matriculaComContratoApi.matricularComContrato>['body'];
type Feita = RespostaServidor<typeof matriculaComContratoApi.matricularComContrato>;
type Opcoes = RespostaServidor<typeof matriculaComContratoApi.opcoesDaMatricula>;

/**
 * Enrolls a student and makes the draft of the contract, both or neither.
 * @throws as `criarMatricula` and `criarContrato`; SEM_PERMISSAO for a contract without the permission to make contracts
 */
export async function matricularComContrato(ato: Ato, corpo: Corpo): Promise<Feita> {
  const { quem, idioma } = ato;
  const { semContrato, precos, descontos, motivoAcimaDaAnuidade, ...matricula } = corpo;
  if (!semContrato) conferirPermissao(quem, 'contratos:criar', idioma);
  const { id, codigo } = await criarMatricula(ato, matricula);
  if (semContrato) return { id, codigo, contrato: null };
  const contrato = await criarContrato(ato, { matriculaId: id, precos, descontos, motivoAcimaDaAnuidade, observacoes: null });
  return { id, codigo, contrato: { id: contrato.id, numero: contrato.numero } };
}

/** What a contract of a course and year can be made of, in one statement. */
export async function opcoesDaMatricula(db: Db, { cursoId, anoLetivoId }: { cursoId: number; anoLetivoId: number }): Promise<Opcoes> {
  const { rows } = await sql<Opcoes>`select
    (select coalesce(json_agg(json_build_object('id', p.id, 'cursoId', p.curso_id, 'tipo', p.tipo, 'descricao', p.descricao, 'valorCentavos', p.valor_centavos, 'parcelas', p.parcelas) order by p.curso_id nulls last, p.descricao), '[]')
      from v_preco p where p.ativo and p.ano_letivo_id = ${anoLetivoId} and (p.curso_id is null or p.curso_id = ${cursoId})) as precos,
    (select coalesce(json_agg(json_build_object('id', d.id, 'nome', d.nome, 'forma', d.forma, 'percentual', d.percentual::text, 'valorCentavos', d.valor_centavos, 'limiteCentavos', d.limite_centavos, 'condicional', d.condicional,
        'sobreValorCheio', d.sobre_valor_cheio, 'prioridade', d.prioridade) order by d.nome), '[]')
      from v_desconto d where d.ativo and ${valeHoje}) as descontos,
    (select coalesce(json_agg(json_build_object('id', f.id, 'nome', f.nome, 'contaBancariaId', f.conta_bancaria_id) order by f.nome), '[]') from v_forma_pagamento f where f.ativa) as "formasPagamento"`.execute(
    db,
  );
  return rows[0] ?? { precos: [], descontos: [], formasPagamento: [] };
}
