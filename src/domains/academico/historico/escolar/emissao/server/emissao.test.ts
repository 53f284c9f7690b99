import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { carregarTurmas } from '#domains/academico/fechamento/server/carregar.ts';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { transacao } from '#platform/server/database/kysely.ts';

import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { aulaDeTeste, cenaDoDiario, type CenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { fecharAnoDeTeste, reabrirAnoDeTeste } from '#tests/helpers/fechados.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { cancelarHistorico } from './cancelar.ts';
import { emitirHistorico } from './emitir.ts';
import { emitirVia } from './emitir-via.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let alunos: number[];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.historico, ...salasDe.documentos], env: { PUBLIC_URL: 'https://patio.demo.escola' } });
  const { db } = s.banco;
  cena = await cenaDoDiario(db, { nomes: ['Ana', 'Bia', 'Caio', 'Davi', 'Enzo', 'Fábio'] });
  const { rows } = await sql<{ id: number }>`select aluno_id as id from matriculas order by id`.execute(db);
  alunos = rows.map(({ id }) => id);
  const saida = { verbo: 'transferencia' as const, dataMovimento: '2026-06-10', motivo: 'Mudança' };
  await transacao(db, (tx) => registrarSaida(atoDe(tx, quemDeTeste()), { id: cena.alunos[5] ?? 0, ...saida }));
  await sql`insert into escola (nome, cnpj, inep, cidade, uf) values ('Colégio Exemplo', '11222333000181', '15000001', 'Belém', 'PA')`.execute(
    db,
  );
  await sql`insert into etapas (periodo_letivo_segmentacao_id, ordem, nome, data_inicio, data_fim)
    select periodo_letivo_segmentacao_id, 2, '2º bimestre', date '2026-04-20', date '2026-06-26' from etapas
    union all select periodo_letivo_segmentacao_id, 3, '3º bimestre', date '2026-08-03', date '2026-10-02' from etapas`.execute(
    s.banco.dono,
  );
  await sql`update pessoas set naturalidade = 'Belém', naturalidade_uf = 'PA', cpf = null where id = any(${alunos})`.execute(db);
});
afterAll(() => s.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const dados = <T>(r: RespostaDeTeste): T => {
  expect(codigo(r), JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as T;
};
type Emitido = { id: number; numero: string; codigoVerificacao: string };
const emitir = (alunoId: number, tipo = 'completo') => s.pedir('POST', 'HistoricoEmitido', { body: { alunoId, tipo } });
const imprimir = async (id: number, via = '') => {
  const resposta = await s.pedir('GET', `HistoricoEmitido/${id}/pdf${via}`);
  expect(resposta.status, resposta.bruto.toString('utf8', 0, 300)).toBe(200);
  return { bruto: resposta.bruto, texto: textoDoPdf(resposta.bruto).replaceAll(/\s+/g, ' ') };
};
const conferir = async (deVerificacao: string) => (await s.pedir('GET', `DocumentoEmitido/conferencia/${deVerificacao}`)).corpo.data;
const publicUrl = 'https://patio.demo.escola';
const configurar = () =>
  sql`update historicos_configuracao set diretor_nome = 'Helena Prado', diretor_registro = 'Reg. 123', secretario_nome = 'Marta Souza', atos = 'Portaria CEE/PA 10/2001'`.execute(
    s.banco.db,
  );
/** Mathematics as the worked example leaves it: 6.0 before the exam, 5.0 after. */
const fechar = (i: number, matematica: readonly [string, string | null] = ['6.0', '5.0'], resultado = 'aprovado_apos_exame') =>
  fecharAnoDeTeste(s.banco.dono, {
    turmaId: cena.escola.turmaA,
    matriculaId: cena.alunos[i] ?? 0,
    resultado,
    medias: { [cena.mat]: matematica, [cena.port]: ['8.5', null] },
  });

describe('issuing', () => {
  test('is refused with every reason at once, and each names the way out', async () => {
    const { error } = (await emitir(alunos[0] ?? 0)).corpo;
    expect(error?.code).toBe('HISTORICO_COM_PENDENCIAS');
    expect(error?.message).toContain('Assinaturas e atos');
    expect(error?.message).toContain('Nenhum ano a contar');
    await configurar();
    expect((await emitir(alunos[0] ?? 0)).corpo.error?.message).not.toContain('Assinaturas');
  });

  test('tells the worked example from the closing: the mark after the exam, hours, attendance, result and how marks are read', async () => {
    await fechar(0);
    const emitido = dados<Emitido>(await emitir(alunos[0] ?? 0));
    expect(emitido.numero).toMatch(/^\d{4}-00001$/);
    const { texto } = await imprimir(emitido.id);
    for (const parte of [
      'Histórico escolar',
      `Nº ${emitido.numero}`,
      'Ana Figueira',
      'Belém/PA',
      'Aprovado após exame',
      '95,5',
      'Matemática 2026 5,0 160',
      'Português 2026 8,5 40',
      'Base Nacional Comum Curricular',
      'Média mínima para aprovação: 7,0; após exame final, 5,0. Frequência mínima: 75%.',
      'Helena Prado',
      'Marta Souza',
      'Portaria CEE/PA 10/2001',
      'Código INEP 15000001',
      `https://patio.demo.escola/conferir-documento/${emitido.codigoVerificacao}`,
    ])
      expect(texto).toContain(parte);
  });

  test('waits for a year that is being reopened, and then does not tell it', async () => {
    const fechamento = await fechar(4);
    const [, emissao] = await passoAPasso(
      s.banco.db,
      async (tx) => {
        // What a reopening holds before it changes anything.
        await carregarTurmas({ tx }, [cena.escola.turmaA]);
        await sql`update fechamentos set reaberto_em = now(), reaberto_motivo = 'Nota trocada', reaberto_por_nome = 'Teste' where id = ${fechamento}`.execute(
          tx,
        );
      },
      () => emitir(alunos[4] ?? 0),
    );
    expect(emissao.status === 'fulfilled' && emissao.value.corpo.error?.message).toContain('Nenhum ano a contar');
  });

  test('a year that is reopened and closed again changes the next paper; the one issued stays byte for byte', async () => {
    const fechamento = await fechar(1, ['6.0', '5.0']);
    const emitido = dados<Emitido>(await emitir(alunos[1] ?? 0));
    const antes = await imprimir(emitido.id);
    await reabrirAnoDeTeste(s.banco.dono, fechamento);
    // Reopened, the year is not told: what was issued still is.
    expect((await emitir(alunos[1] ?? 0)).corpo.error?.message).toContain('Nenhum ano a contar');
    await fechar(1, ['7.5', null], 'aprovado');
    expect((await imprimir(emitido.id)).bruto.equals(antes.bruto)).toBe(true);
    expect(antes.texto).toContain('Matemática 2026 5,0');
    dados(await s.pedir('POST', `HistoricoEmitido/${emitido.id}/cancelamento`, { body: { motivo: 'Nota corrigida' } }));
    const outro = dados<Emitido>(await emitir(alunos[1] ?? 0));
    expect((await imprimir(outro.id)).texto).toContain('Matemática 2026 7,5');
  });

  test('a paper whose year is open again, or ended otherwise since, gives no copy, is told on the page, and is cancelled before another', async () => {
    const [, aluno = 0] = alunos;
    const daPagina = async () => {
      const { pendencias } = dados<{ pendencias: { completo: { codigo: string; mensagem: string; bloqueia: boolean }[] } }>(
        await s.pedir('GET', `HistoricoEscolar/${aluno}`),
      );
      return pendencias.completo.filter(({ codigo: c }) => c.startsWith('HISTORICO_EMITIDO_'));
    };
    const vigente = async () => {
      const pagina = dados<{ itens: Emitido[] }>(await s.pedir('GET', `HistoricoEmitido/obter-paginado?AlunoId=${aluno}`));
      return pagina.itens[0] ?? { id: 0, numero: '', codigoVerificacao: '' };
    };
    const emitido = await vigente();
    const via = () => s.pedir('POST', `HistoricoEmitido/${emitido.id}/via`, { body: {} });
    expect(await daPagina()).toEqual([]);
    const { rows } = await sql<{ id: number }>`select id from fechamentos where reaberto_em is null`.execute(s.banco.db);
    await reabrirAnoDeTeste(s.banco.dono, rows[0]?.id ?? 0);
    expect(codigo(await via())).toBe('HISTORICO_EMITIDO_REABERTO');
    expect(await daPagina()).toMatchObject([{ codigo: 'HISTORICO_EMITIDO_REABERTO', bloqueia: false }]);
    // Closed as it was, the paper is right again.
    await fechar(1, ['7.5', null], 'aprovado');
    dados(await via());
    expect(await daPagina()).toEqual([]);
    const { rows: vivos } = await sql<{ id: number }>`select id from fechamentos where reaberto_em is null`.execute(s.banco.db);
    await reabrirAnoDeTeste(s.banco.dono, vivos[0]?.id ?? 0);
    await fechar(1, ['4.5', '4.0'], 'reprovado_por_nota');
    const recusada = await via();
    expect(codigo(recusada)).toBe('HISTORICO_EMITIDO_CONTRADITO');
    expect(recusada.corpo.error?.message).toContain(`nº ${emitido.numero}`);
    expect(await daPagina()).toMatchObject([{ codigo: 'HISTORICO_EMITIDO_CONTRADITO', bloqueia: true }]);
    expect((await emitir(aluno)).corpo.error?.message).toContain(`O histórico nº ${emitido.numero} diz outra coisa de 2026: cancele-o`);
    dados(await s.pedir('POST', `HistoricoEmitido/${emitido.id}/cancelamento`, { body: { motivo: 'Resultado revisto' } }));
    dados(await emitir(aluno));
    expect(await daPagina()).toEqual([]);
  });

  test('a copy that waits for a reopening is refused', async () => {
    const [, aluno = 0] = alunos;
    const { rows } = await sql<{ id: number }>`select max(id)::int as id from historicos_emitidos where aluno_id = ${aluno}`.execute(
      s.banco.db,
    );
    const id = rows[0]?.id ?? 0;
    const [, copia] = await passoAPasso(
      s.banco.db,
      async (tx) => {
        await carregarTurmas({ tx }, [cena.escola.turmaA]);
        await sql`update fechamentos set reaberto_em = now(), reaberto_motivo = 'Nota trocada', reaberto_por_nome = 'Teste' where reaberto_em is null`.execute(
          tx,
        );
      },
      () => s.pedir('POST', `HistoricoEmitido/${id}/via`, { body: {} }),
    );
    expect(copia.status === 'fulfilled' && codigo(copia.value)).toBe('HISTORICO_EMITIDO_REABERTO');
  });

  test('a paper that says the same as one that stands is refused with its number, and issued again once that one is cancelled', async () => {
    await fechar(2);
    const emitido = dados<Emitido>(await emitir(alunos[2] ?? 0));
    const { error } = (await emitir(alunos[2] ?? 0)).corpo;
    expect(error).toMatchObject({ code: 'HISTORICO_JA_EMITIDO' });
    expect(error?.message).toContain(emitido.numero);
    dados(await s.pedir('POST', `HistoricoEmitido/${emitido.id}/cancelamento`, { body: { motivo: 'Nome errado' } }));
    expect(dados<Emitido>(await emitir(alunos[2] ?? 0)).numero).not.toBe(emitido.numero);
  });

  test('two clicks at once issue one paper, and the numbers of the year have no hole', async () => {
    await fechar(3);
    const fazer = (tx: Parameters<Parameters<typeof transacao>[1]>[0]) =>
      emitirHistorico(atoDe(tx, quemDeTeste()), { alunoId: alunos[3] ?? 0, tipo: 'completo', publicUrl });
    const [feito, segundo] = await passoAPasso(s.banco.db, fazer, () => transacao(s.banco.db, fazer));
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'HISTORICO_JA_EMITIDO' } });
    await emitir(999_999);
    const { rows } = await sql<{ n: number }>`select substr(numero, 6)::int as n from historicos_emitidos order by id`.execute(s.banco.db);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
    expect(feito.numero).toBe(`${feito.numero.slice(0, 5)}${String(rows.length).padStart(5, '0')}`);
  });
});

describe('an issued transcript', () => {
  let emitido: Emitido;
  beforeAll(async () => {
    await fechar(4);
    emitido = dados<Emitido>(await emitir(alunos[4] ?? 0));
  });

  test('is confirmed by its code with kind, number, date, first name and initials, no more', async () => {
    expect(await conferir(emitido.codigoVerificacao)).toEqual({
      tipo: 'historico',
      numero: emitido.numero,
      data: expect.any(String) as string,
      nome: 'Enzo F.',
      escola: 'Colégio Exemplo',
      situacao: 'valido',
      desde: null,
    });
  });

  test('gives further copies of the same content, each with its number and day', async () => {
    const { via } = dados<{ via: number }>(await s.pedir('POST', `HistoricoEmitido/${emitido.id}/via`, { body: {} }));
    expect(via).toBe(2);
    const copia = await imprimir(emitido.id, '?Via=2');
    expect(copia.texto).toContain('2ª via, emitida em');
    expect(copia.texto).toContain('Matemática 2026 5,0 160');
    expect((await imprimir(emitido.id)).texto).not.toContain('2ª via');
    expect((await s.pedir('GET', `HistoricoEmitido/${emitido.id}/pdf?Via=3`)).status).toBe(404);
  });

  test('is cancelled while a copy is being given: who comes second is refused, and the page says since when it is void', async () => {
    const ato = (tx: Parameters<Parameters<typeof transacao>[1]>[0]) => atoDe(tx, quemDeTeste());
    const [, segunda] = await passoAPasso(
      s.banco.db,
      (tx) => cancelarHistorico(ato(tx), { id: emitido.id, motivo: 'Filiação errada' }),
      () => transacao(s.banco.db, (tx) => emitirVia(ato(tx), { id: emitido.id })),
    );
    expect(segunda).toMatchObject({ status: 'rejected', reason: { code: 'HISTORICO_JA_CANCELADO' } });
    expect(await conferir(emitido.codigoVerificacao)).toMatchObject({ situacao: 'cancelado', desde: expect.any(String) as string });
    expect((await imprimir(emitido.id)).texto).toContain('CANCELADO');
    expect(codigo(await s.pedir('POST', `HistoricoEmitido/${emitido.id}/cancelamento`, { body: { motivo: 'De novo' } }))).toBe(
      'HISTORICO_JA_CANCELADO',
    );
  });

  test('is not changed by anybody, not even by the owner of the database', async () => {
    await expect(sql`update historicos_emitidos set data_emissao = data_emissao - 1`.execute(s.banco.dono)).rejects.toThrow(
      'REGISTRO_IMUTAVEL',
    );
    await expect(sql`delete from historicos_vias`.execute(s.banco.dono)).rejects.toThrow('REGISTRO_IMUTAVEL');
  });
});

describe('a transfer in mid-year', () => {
  test('gets the partial paper, with the averages and absences so far, and is told so instead of the complete one', async () => {
    const { error } = (await emitir(alunos[5] ?? 0)).corpo;
    expect(error?.message).toContain('emita o histórico parcial');
    const { rows } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, valor_maximo, peso, usuario_nome)
      select ${cena.mat}, etapa_id, 'avaliacao', 'Prova', dia, 10, 1, 'Teste' from (select etapa_id, data_inicio + 20 as dia
        from v_etapa_da_turma where turma_id = ${cena.escola.turmaA} order by data_inicio limit 2) e order by dia returning id`.execute(
      s.banco.dono,
    );
    for (const [i, nota] of [8.5, 4].entries())
      await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${rows[i]?.id}, ${cena.alunos[5]}, ${nota}, 'Teste')`.execute(
        s.banco.dono,
      );
    const aulaId = await aulaDeTeste(s.banco.db, cena.mat, '2026-03-10', 2);
    await sql`insert into chamadas (turma_id, aula_id, data_chamada, quantidade, alunos, usuario_nome)
      values (${cena.escola.turmaA}, ${aulaId}, '2026-03-10', 2, ${[cena.alunos[5]]}, 'Teste')`.execute(s.banco.dono);
    await sql`insert into turmas_etapas_fechadas (turma_id, etapa_id, usuario_nome)
      select turma_id, etapa_id, 'Teste' from v_etapa_da_turma where turma_id = ${cena.escola.turmaA} order by data_inicio limit 1`.execute(
      s.banco.dono,
    );
    await sql`with f as (insert into fechamentos (turma_id, etapa_id, criterio, usuario_nome) select ${cena.escola.turmaA}::bigint, etapa_id,
        ${JSON.stringify(criterioPadrao)}::jsonb, 'Teste' from v_etapa_da_turma where turma_id = ${cena.escola.turmaA} order by data_inicio limit 1 returning id)
      insert into resultados_disciplinas (fechamento_id, matricula_id, turma_disciplina_id, media, situacao, dadas, faltas, justificadas, entradas)
      select id, ${cena.alunos[5]}, ${cena.mat}, 8.5, 'cursando', 2, 0, 0, '[]' from f`.execute(s.banco.dono);
    const emitido = dados<Emitido>(await emitir(alunos[5] ?? 0, 'parcial'));
    const { texto } = await imprimir(emitido.id);
    expect(texto).toContain('Histórico escolar parcial');
    expect(texto).toContain('PARCIAL, até 10/06/2026');
    expect(texto).toContain('2º bimestre (em curso)');
    expect(texto).not.toContain('1º bimestre (em curso)');
    expect(texto).not.toContain('3º bimestre (em curso)');
    // The first etapa is closed, the second goes on: its mark is told, and is not in the average.
    expect(texto).toMatch(/Matemática 2026 8,5 4,0 \S+ 8,5 2 0/);
    expect(texto).toContain('100,0% (0 faltas em 2 aulas dadas)');
    expect(texto).toContain('Saída em 10/06/2026');
    expect(await conferir(emitido.codigoVerificacao)).toMatchObject({ tipo: 'historico_parcial' });
  });

  test('who neither left nor studies now has no partial transcript', async () => {
    await fechar(0);
    expect((await emitir(alunos[0] ?? 0, 'parcial')).corpo.error?.message).toContain('Não há ano em curso');
  });

  test('of a course that judges by opinions says where they are', async () => {
    await sql`update fechamentos set reaberto_em = now(), reaberto_motivo = 'Outro critério', reaberto_por_nome = 'Teste' where reaberto_em is null`.execute(
      s.banco.dono,
    );
    await sql`insert into criterios_avaliacao (curso_id, tipo, usa_exame_final) values (${cena.escola.cursoId}, 'parecer', false)
      on conflict (curso_id, plano, desde_ano) do update set tipo = 'parecer', usa_exame_final = false`.execute(s.banco.dono);
    const { bruto } = await s.pedir('GET', `HistoricoEscolar/${alunos[5]}/minuta?Tipo=parcial`);
    expect(textoDoPdf(bruto).replaceAll(/\s+/g, ' ')).toContain(
      'Avaliação por parecer descritivo: os pareceres de cada etapa estão no boletim',
    );
  });
});
