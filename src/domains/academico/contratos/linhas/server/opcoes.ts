import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { contratosLinhasApi } from '../api.ts';
import { lerCadastros } from './conferir-linhas.ts';
import { valeHoje } from './validade.ts';

type Opcoes = z.output<NonNullable<typeof contratosLinhasApi.opcoesDeContrato.output>>;

/** Prices of the enrollment's year and course (and those of any course), the discounts of today, payment methods, and what was charged already. */
export async function opcoesDeContrato(db: Db, matriculaId: number): Promise<Opcoes> {
  const { rows } = await sql<Omit<Opcoes, 'jaCobrado'>>`
    select json_build_object('id', m.id, 'codigo', m.codigo, 'alunoId', m.aluno_id, 'alunoNome', m.aluno_nome, 'cursoNome', m.curso_nome, 'turmaNome', m.turma_nome, 'ano', m.ano, 'ativa', m.ativa, 'dataMatricula', m.data_matricula) as matricula,
      (select coalesce(json_agg(json_build_object('pessoaId', r.pessoa_id, 'nome', r.nome_completo, 'parentesco', r.parentesco, 'financeiro', r.financeiro,
          'pedagogico', r.pedagogico, 'percentual', r.percentual::text) order by r.id), '[]') from v_matricula_responsavel r where r.matricula_id = m.id) as responsaveis,
      (select coalesce(json_agg(json_build_object('id', p.id, 'tipo', p.tipo, 'descricao', p.descricao, 'valorCentavos', p.valor_centavos, 'parcelas', p.parcelas, 'cursoId', p.curso_id) order by p.curso_id nulls last, p.descricao), '[]')
        from v_preco p where p.ativo and p.ano_letivo_id = m.ano_letivo_id and (p.curso_id is null or p.curso_id = m.curso_id)) as precos,
      (select coalesce(json_agg(json_build_object('id', d.id, 'nome', d.nome, 'forma', d.forma, 'percentual', d.percentual::text, 'valorCentavos', d.valor_centavos, 'limiteCentavos', d.limite_centavos, 'condicional', d.condicional,
          'sobreValorCheio', d.sobre_valor_cheio, 'prioridade', d.prioridade) order by d.nome), '[]')
        from v_desconto d where d.ativo and ${valeHoje}) as descontos,
      (select coalesce(json_agg(json_build_object('id', f.id, 'nome', f.nome, 'contaBancariaId', f.conta_bancaria_id) order by f.nome), '[]') from v_forma_pagamento f where f.ativa) as "formasPagamento"
    from v_matricula_resumo m where m.id = ${matriculaId}`.execute(db);
  const achadas = rows[0];
  if (!achadas) throw errosComuns.NAO_ENCONTRADO();
  const { matriculas } = await lerCadastros(db, [{ matriculaId, precos: [], descontos: [] }]);
  return { ...achadas, jaCobrado: matriculas.get(matriculaId)?.jaCobrado ?? { contratos: [], somaCentavos: centavos(0) } };
}
