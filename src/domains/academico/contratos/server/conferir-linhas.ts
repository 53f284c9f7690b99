import { sql } from 'kysely';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { conferirDescontos, type DescontoDoCadastro } from '../conferir-descontos.ts';
import { conferirAnuidade, conferirDigitado, conferirPrecos, type PrecoDoCadastro } from '../conferir-precos.ts';
import { errosContrato } from '../erros.ts';
import type { LinhasContrato } from '../esquemas.ts';

type Cadastro = {
  matricula: { ano: number; cursoId: number; cursoNome: string; anuidadeCentavos: number | null } | null;
  precos: PrecoDoCadastro[];
  formas: number[];
  contas: number[];
  descontos: DescontoDoCadastro[];
  hoje: string;
};

/**
 * Whether the lines of a contract point at what exists, is in use and is offered to the enrollment; read in one statement.
 * The preview and every way of saving ask the same. @throws MATRICULA_DESCONHECIDA, CADASTRO_DESCONHECIDO and what
 * `conferirDescontos`, `conferirPrecos`, `conferirAnuidade` and `conferirDigitado` refuse
 */
export async function conferirLinhasDoContrato(db: Db | Tx, matriculaId: number | null, linhas: LinhasContrato): Promise<void> {
  const { rows } = await sql<Cadastro>`select
    (select json_build_object('ano', m.ano, 'cursoId', m.curso_id, 'cursoNome', m.curso_nome,
        'anuidadeCentavos', anuidade_do_curso(m.ano_letivo_id, m.curso_id)) from v_matricula_resumo m where m.id = ${matriculaId}) as matricula,
    (select coalesce(json_agg(json_build_object('id', p.id, 'descricao', p.descricao, 'tipo', p.tipo, 'ano', a.ano, 'cursoId', p.curso_id, 'cursoNome', c.nome,
        'valorCentavos', p.valor_centavos, 'ativo', p.ativo)), '[]')
      from v_preco p join v_ano_letivo a on a.id = p.ano_letivo_id left join v_curso c on c.id = p.curso_id
      where p.id = any(${idsDe(linhas.precos.map((p) => p.precoId))}::bigint[])) as precos,
    (select coalesce(json_agg(f.id), '[]') from v_forma_pagamento f where f.ativa and f.id = any(${idsDe(linhas.precos.map((p) => p.formaPagamentoId))}::bigint[])) as formas,
    (select coalesce(json_agg(c.id), '[]') from v_conta_bancaria c where c.id = any(${idsDe(linhas.precos.map((p) => p.contaBancariaId))}::bigint[])) as contas,
    (select coalesce(json_agg(json_build_object('id', d.id, 'nome', d.nome, 'forma', d.forma, 'percentual', d.percentual::text, 'valorCentavos', d.valor_centavos,
        'limiteCentavos', d.limite_centavos, 'validoAte', d.valido_ate)), '[]')
      from v_desconto d where d.ativo and d.id = any(${idsDe(linhas.descontos.map((d) => d.descontoId))}::bigint[])) as descontos,
    ${hojeNoBanco}::text as hoje`.execute(db);
  const [lido] = rows;
  if (!lido || (matriculaId !== null && !lido.matricula)) throw errosContrato.MATRICULA_DESCONHECIDA({}, { campos: ['matriculaId'] });
  linhas.precos.forEach(({ formaPagamentoId, contaBancariaId }, i) => {
    exigirEm(lido.formas, formaPagamentoId, `precos.${i}.formaPagamentoId`);
    exigirEm(lido.contas, contaBancariaId, `precos.${i}.contaBancariaId`);
  });
  conferirDescontos(linhas.descontos, new Map(lido.descontos.map((d) => [d.id, d])), lido.hoje);
  conferirPrecos(linhas.precos, new Map(lido.precos.map((p) => [p.id, p])), lido.matricula);
  const tipos = new Map(lido.precos.map((p) => [p.id, p.tipo]));
  conferirAnuidade(
    linhas.precos.map(({ precoId, valorCentavos }) => ({ tipo: precoId === null ? null : (tipos.get(precoId) ?? null), valorCentavos })),
    linhas.motivoAcimaDaAnuidade ?? null,
    lido.matricula,
  );
  conferirDigitado(linhas.precos, linhas.motivoAcimaDaAnuidade ?? null, lido.matricula);
}

const idsDe = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

function exigirEm(existentes: readonly number[], id: number | null, campo: string): void {
  if (id !== null && !existentes.includes(id)) throw errosContrato.CADASTRO_DESCONHECIDO({}, { campos: [campo] });
}
