import { sql } from 'kysely';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import type { DataCivil } from '#shared/datas.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { CursoDeDestino, DescontoDoCadastro, Destino, PrecoDeDestino, TurmaDeDestino } from '../candidatos.ts';

type Linha = {
  cursos: CursoDeDestino[];
  turmas: TurmaDeDestino[];
  precos: Omit<PrecoDeDestino, 'busca'>[];
  descontos: DescontoDoCadastro[];
  formas: { id: number; nome: string }[];
};
export type DestinoCarregado = Destino & { formas: readonly { id: number; nome: string }[] };

/** The year that students go to: courses, open classes with who sits in them, prices, discounts and ways of paying, in one statement. */
export async function carregarDestino(
  db: Db | Tx,
  { id, ano }: { id: number; ano: number },
  primeiroVencimento: DataCivil,
): Promise<DestinoCarregado> {
  const { rows } = await sql<Linha>`${preparada}select
    (select coalesce(json_agg(json_build_object('id', c.id, 'nome', c.nome, 'proximoCursoId', c.proximo_curso_id, 'idadeMinima', c.idade_minima, 'aberta', s.aberta)), '[]')
      from v_curso_rematricula c left join v_segmentacao_do_ano s on s.segmentacao_id = c.segmentacao_id and s.ano_letivo_id = ${id}) as cursos,
    (select coalesce(json_agg(json_build_object('id', t.id, 'nome', t.nome, 'cursoId', t.curso_id, 'turno', t.turno, 'grupoTurmaId', t.grupo_turma_id, 'vagas', t.vagas,
        'ocupadas', coalesce(o.ocupadas, 0)) order by t.nome, t.id), '[]')
      from v_turma t left join v_turma_ocupacao o on o.turma_id = t.id where t.ano_letivo_id = ${id} and t.situacao = 'aberta') as turmas,
    (select coalesce(json_agg(json_build_object('id', p.id, 'cursoId', p.curso_id, 'tipo', p.tipo, 'descricao', p.descricao, 'valorCentavos', p.valor_centavos,
        'parcelas', p.parcelas) order by p.id), '[]') from v_preco p where p.ano_letivo_id = ${id} and p.ativo) as precos,
    (select coalesce(json_agg(json_build_object('id', d.id, 'nome', d.nome, 'forma', d.forma, 'percentual', d.percentual::text, 'valorCentavos', d.valor_centavos, 'limiteCentavos', d.limite_centavos,
        'condicional', d.condicional, 'sobreValorCheio', d.sobre_valor_cheio,
        'concedido', d.ativo and (d.valido_de is null or d.valido_de <= ${hojeNoBanco}) and (d.valido_ate is null or d.valido_ate >= ${hojeNoBanco}),
        'vale', d.ativo and (d.valido_de is null or d.valido_de <= ${hojeNoBanco}) and (d.valido_ate is null or d.valido_ate >= ${hojeNoBanco})
          and (d.valido_de is null or d.valido_de <= ${primeiroVencimento}) and (d.valido_ate is null or d.valido_ate >= ${primeiroVencimento}))), '[]')
      from v_desconto d) as descontos,
    (select coalesce(json_agg(json_build_object('id', f.id, 'nome', f.nome) order by f.id), '[]') from v_forma_pagamento f where f.ativa) as formas`.execute(
    db,
  );
  const linha = rows[0] ?? { cursos: [], turmas: [], precos: [], descontos: [], formas: [] };
  return {
    anoLetivoId: id,
    ano,
    cursos: new Map(linha.cursos.map((c) => [c.id, c])),
    turmas: linha.turmas,
    precos: linha.precos.map((p) => ({ ...p, busca: normalizarBusca(p.descricao) })),
    descontos: new Map(linha.descontos.map((d) => [d.id, d])),
    formasAtivas: new Set(linha.formas.map((f) => f.id)),
    formas: linha.formas,
  };
}
