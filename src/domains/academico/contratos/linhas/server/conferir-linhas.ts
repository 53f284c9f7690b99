import { sql } from 'kysely';
import { cobradoPorLinha } from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Cadastros, julgarLinhas, type JaCobrado, type MatriculaDasLinhas } from '../julgar-linhas.ts';
import type { DescontoDoCadastro } from '../conferir-descontos.ts';
import type { AnuidadeDoContrato, PrecoDoCadastro } from '../conferir-precos.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import type { LinhasContrato } from '../esquemas.ts';
import type { ContratoCarregado } from '#domains/academico/contratos/server/carregar.ts';

/** What is asked about: lines, of an enrollment or of none yet. Terms of addenda have no price lines of their own. */
type Apontamentos = {
  matriculaId: number | null;
  precos: readonly { precoId: number | null; formaPagamentoId: number; contaBancariaId: number | null }[];
  descontos: readonly { descontoId?: number | null }[];
};
type Lido = {
  matriculas: (AnuidadeDoContrato & { id: number })[];
  precos: PrecoDoCadastro[];
  formas: number[];
  contas: number[];
  descontos: DescontoDoCadastro[];
  terminados: { matriculaId: number; numero: string; linhas: number[] }[];
  hoje: string;
};
export type CadastrosLidos = Cadastros & { matriculas: ReadonlyMap<number, MatriculaDasLinhas> };

/** The registers that any number of contracts point at, and what was charged before to their enrollments, in one statement or two. */
export async function lerCadastros(db: Db | Tx, pedidos: readonly Apontamentos[]): Promise<CadastrosLidos> {
  const ids = (lista: readonly (number | null | undefined)[]): number[] => [...new Set(lista.filter((id) => typeof id === 'number'))];
  const precos = pedidos.flatMap((p) => p.precos);
  const matriculas = ids(pedidos.map((p) => p.matriculaId));
  const { rows } = await sql<Lido>`select
    (select coalesce(json_agg(json_build_object('id', m.id, 'ano', m.ano, 'cursoId', m.curso_id, 'cursoNome', m.curso_nome,
        'anuidadeCentavos', anuidade_do_curso(m.ano_letivo_id, m.curso_id))), '[]') from v_matricula_resumo m where m.id = any(${matriculas}::bigint[])) as matriculas,
    (select coalesce(json_agg(json_build_object('id', p.id, 'descricao', p.descricao, 'tipo', p.tipo, 'ano', a.ano, 'cursoId', p.curso_id, 'cursoNome', c.nome,
        'valorCentavos', p.valor_centavos, 'ativo', p.ativo)), '[]')
      from v_preco p join v_ano_letivo a on a.id = p.ano_letivo_id left join v_curso c on c.id = p.curso_id
      where p.id = any(${ids(precos.map((p) => p.precoId))}::bigint[])) as precos,
    (select coalesce(json_agg(f.id), '[]') from v_forma_pagamento f where f.ativa and f.id = any(${ids(precos.map((p) => p.formaPagamentoId))}::bigint[])) as formas,
    (select coalesce(json_agg(c.id), '[]') from v_conta_bancaria c where c.id = any(${ids(precos.map((p) => p.contaBancariaId))}::bigint[])) as contas,
    (select coalesce(json_agg(json_build_object('id', d.id, 'nome', d.nome, 'forma', d.forma, 'percentual', d.percentual::text, 'valorCentavos', d.valor_centavos,
        'limiteCentavos', d.limite_centavos, 'condicional', d.condicional, 'sobreValorCheio', d.sobre_valor_cheio, 'validoDe', d.valido_de, 'validoAte', d.valido_ate, 'ativo', d.ativo)), '[]')
      from v_desconto d where d.id = any(${ids(pedidos.flatMap((p) => p.descontos.map((d) => d.descontoId)))}::bigint[])) as descontos,
    (select coalesce(json_agg(json_build_object('matriculaId', c.matricula_id, 'numero', c.numero, 'linhas', (select coalesce(json_agg(l.id), '[]') from contratos_precos l
        left join v_preco p on p.id = l.preco_id where l.contrato_id = c.id and (l.preco_id is null or p.tipo in ('anuidade', 'matricula')))) order by c.id), '[]')
      from contratos c where c.matricula_id = any(${matriculas}::bigint[]) and c.situacao in ('cancelado', 'encerrado') and c.ativado_em is not null) as terminados,
    ${hojeNoBanco}::text as hoje`.execute(db);
  const [lido] = rows;
  if (!lido) throw errosContrato.MATRICULA_DESCONHECIDA();
  const cobrado = await cobradoPorLinha(
    db,
    lido.terminados.flatMap(({ linhas }) => linhas),
  );
  const jaCobrado = (matriculaId: number): JaCobrado => {
    const deles = lido.terminados
      .filter((t) => t.matriculaId === matriculaId)
      .map(({ numero, linhas }) => ({ numero, soma: linhas.reduce((soma, id) => soma + (cobrado.get(id) ?? 0), 0) }))
      .filter(({ soma }) => soma > 0);
    return { contratos: deles.map(({ numero }) => numero), somaCentavos: centavos(deles.reduce((total, { soma }) => total + soma, 0)) };
  };
  return {
    matriculas: new Map(lido.matriculas.map(({ id, ...m }) => [id, { ...m, jaCobrado: jaCobrado(id) }])),
    precos: new Map(lido.precos.map((p) => [p.id, p])),
    descontos: new Map(lido.descontos.map((d) => [d.id, d])),
    formas: new Set(lido.formas),
    contas: new Set(lido.contas),
    hoje: lido.hoje,
  };
}

export const apontamentosDoContrato = ({ matricula, precos, descontos }: ContratoCarregado): Apontamentos => ({
  matriculaId: matricula.id,
  precos,
  descontos,
});

/** The enrollment of a contract that was read with its lines. @throws MATRICULA_DESCONHECIDA */
export function matriculaDe(cadastros: CadastrosLidos, { contrato }: { contrato: { matricula: { id: number } } }): MatriculaDasLinhas {
  const matricula = cadastros.matriculas.get(contrato.matricula.id);
  if (!matricula) throw errosContrato.MATRICULA_DESCONHECIDA();
  return matricula;
}

/**
 * Whether the lines of a contract point at what exists, is in use and is offered to the enrollment. The preview and every way of saving ask
 * the same. @returns the enrollment as it was judged. @throws MATRICULA_DESCONHECIDA and what `julgarLinhas` refuses
 */
export async function conferirLinhasDoContrato(
  db: Db | Tx,
  matriculaId: number | null,
  linhas: LinhasContrato,
): Promise<MatriculaDasLinhas | null> {
  const cadastros = await lerCadastros(db, [{ matriculaId, ...linhas }]);
  const matricula = matriculaId === null ? null : cadastros.matriculas.get(matriculaId);
  if (matricula === undefined) throw errosContrato.MATRICULA_DESCONHECIDA({}, { campos: ['matriculaId'] });
  julgarLinhas(linhas, cadastros, matricula);
  return matricula;
}
