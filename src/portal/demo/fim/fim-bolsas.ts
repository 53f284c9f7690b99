import { sql } from 'kysely';
import { novaFicha } from '#domains/academico/bolsas/fichas/esquemas.ts';
import { criarFicha } from '#domains/academico/bolsas/fichas/server/oficina.ts';
import { darParecer, decidirBolsa, pedirBolsa } from '#domains/academico/bolsas/pedidos/server/oficina.ts';
import { criarCota } from '#domains/academico/bolsas/regras/server/oficina.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';

/** What each family earns a month, and how far its request has come. */
const familias = [
  { renda: 380_000, ate: 'concedido' },
  { renda: 620_000, ate: 'concedido' },
  { renda: 510_000, ate: 'em_comite' },
  { renda: 900_000, ate: 'em_comite' },
  { renda: 1_900_000, ate: 'indeferido' },
  { renda: 450_000, ate: 'solicitado' },
  { renda: 720_000, ate: 'ficha' },
] as const;
type Matricula = { id: number; cursoId: number; aluno: string; responsavelId: number; responsavel: string };

/** Families who declared their means this year: forms, requests at every stage, and a quota. Nothing went to a contract yet. */
export async function pedirBolsasComoAsFamilias(ato: ContextoEscrita, anoLetivoId: number): Promise<void> {
  const { rows: matriculas } =
    await sql<Matricula>`select distinct on (r.pessoa_id) m.id, m.curso_id as "cursoId", m.aluno_nome as aluno, r.pessoa_id as "responsavelId",
      r.nome_completo as responsavel
    from v_matricula_resumo m join v_matricula_responsavel r on r.matricula_id = m.id
      and r.id = (select min(x.id) from v_matricula_responsavel x where x.matricula_id = m.id and x.financeiro)
    where m.ano_letivo_id = ${anoLetivoId} and m.ativa order by r.pessoa_id, m.id limit ${familias.length}`.execute(ato.tx);
  const { rows: descontos } = await sql<{
    id: number;
  }>`select id from v_desconto where tipo = 'bolsa' and percentual = 50 and ativo order by id limit 1`.execute(ato.tx);
  for (const [i, { id: matriculaId, aluno, responsavelId, responsavel }] of matriculas.entries()) {
    const { renda = 0, ate } = familias[i] ?? { ate: 'ficha' };
    const corpo = {
      responsavelId,
      anoLetivoId,
      dataReferencia: ato.hoje,
      membros: [
        { nome: responsavel, parentesco: 'Responsável' },
        { nome: aluno, parentesco: 'Aluno' },
        { nome: 'Avó', parentesco: 'Avó' },
      ],
      rendas: [{ membro: 1, tipo: 'salario', mes1Centavos: renda, mes2Centavos: renda, mes3Centavos: renda }],
      moradia: i % 2 === 0 ? 'alugada' : 'propria',
      agua: true,
      energia: true,
      despesas: [{ tipo: 'moradia', valorCentavos: 120_000 }],
      declaracao: true,
    };
    const ficha = await criarFicha(ato, novaFicha.parse(corpo));
    if (ate === 'ficha') continue;
    let pedido = await pedirBolsa(ato, { fichaId: ficha.id, matriculaId, percentualSolicitado: '50.0000' });
    if (ate === 'solicitado') continue;
    pedido = await darParecer(ato, {
      ...pedido,
      parecer: 'Renda conferida com os três últimos holerites e a declaração de imposto de renda.',
      percentualRecomendado: ate === 'indeferido' ? '0.0000' : '50.0000',
    });
    const [desconto] = descontos;
    if (ate === 'indeferido')
      await decidirBolsa(ato, { ...pedido, conceder: false, descontoId: null, decisao: 'Renda acima das faixas. Ata 2.' });
    if (ate === 'concedido' && desconto)
      await decidirBolsa(ato, { ...pedido, conceder: true, descontoId: desconto.id, decisao: 'Concedida. Ata 1.' });
  }
  const [primeira] = matriculas;
  if (primeira) await criarCota(ato, { anoLetivoId, cursoId: primeira.cursoId, bolsas: 10 });
}
