import { salasDe } from '#tests/helpers/salas.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { temNome } from '#domains/acesso/auditoria/atos.ts';
import { registrosAuditados } from '#domains/acesso/auditoria/registros.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { acessosDemo, SENHA_DEMO } from '#portal/demo/base/acessos.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import '#portal/rooms.ts';
import { obterRadar } from '#domains/academico/paineis/notificacoes/server/radar.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { conferirFatos } from '#tests/helpers/fatos.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

const alunos = 60;
const abrir = (): Promise<ServidorDeTeste> => servidorDeTeste({ salas: salasDe.acesso, carregarSessao });

async function carregar({ servicos }: ServidorDeTeste, quantos = alunos): Promise<string[]> {
  const linhas: string[] = [];
  await carregarDemonstracao(servicos, { alunos: quantos, diz: (linha) => linhas.push(linha) });
  return linhas;
}

async function linhas<T>({ banco }: ServidorDeTeste, consulta: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await consulta.execute(banco.db)).rows;
}

const contar = async (servidor: ServidorDeTeste, tabela: string): Promise<number> =>
  (await linhas(servidor, sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`))[0]?.n ?? 0;

/** Everything registered about the people, without what a sequence gave. */
async function resumoDasPessoas(servidor: ServidorDeTeste): Promise<string> {
  const pessoas = await linhas(
    servidor,
    sql`select p.nome, p.sobrenome, p.cpf, p.data_nascimento, p.rg, p.genero, p.certidao_nascimento,
      (select json_agg(json_build_array(c.tipo, c.valor) order by c.id) from pessoas_contatos c where c.pessoa_id = p.id) as contatos,
      (select json_agg(json_build_array(e.cep, e.logradouro, e.numero) order by e.id) from pessoas_enderecos e where e.pessoa_id = p.id) as enderecos,
      (select json_agg(json_build_array(f.tipo, f.nome, f.filiado_pessoa_id is not null) order by f.id) from pessoas_filiacoes f where f.pessoa_id = p.id) as filiacao
      from pessoas p order by p.nome_completo, p.data_nascimento`,
  );
  return createHash('sha256').update(JSON.stringify(pessoas)).digest('hex');
}

describe('the demo school', () => {
  let servidor: ServidorDeTeste;
  let ditas: string[];
  beforeAll(async () => {
    servidor = await abrir();
    ditas = await carregar(servidor);
  });
  afterAll(() => servidor.fechar());

  test('has its students, structure, staff and three years, and says how far it came', async () => {
    expect(ditas.at(-1)).toMatch(/^Demo school ready/);
    const [n] = await linhas(
      servidor,
      sql<Record<string, number>>`select
        (select count(distinct aluno_id)::int from matriculas) as alunos,
        (select count(*)::int from segmentacoes) as segmentacoes, (select count(*)::int from cursos) as cursos, (select count(*)::int from anos_letivos) as anos,
        (select count(*)::int from turmas t join anos_letivos a on a.id = t.ano_letivo_id where a.ano = (select max(ano) from anos_letivos)) as turmas,
        (select count(*)::int from cursos where proximo_curso_id is null) as ultimos,
        (select count(*)::int from v_funcionario_resumo where docente) as docentes,
        (select count(*)::int from usuarios where situacao = 'pendente') as pendentes, (select count(*)::int from protocolos where situacao = 'aberto') as protocolos,
        (select count(*)::int from precos) as precos, (select count(*)::int from descontos) as descontos, (select count(*)::int from formas_pagamento) as formas,
        (select count(distinct nome)::int from taxas_servico) as taxas_servico, (select count(*)::int from titulos_receber where taxa_servico_id is not null) as de_taxas`,
    );
    expect(n).toMatchObject({
      alunos,
      segmentacoes: 3,
      cursos: 12,
      anos: 3,
      turmas: 24,
      ultimos: 1,
      pendentes: 3,
      protocolos: 6,
      precos: 57,
      descontos: 6,
      formas: 6,
      taxas_servico: 3,
      de_taxas: 1,
    });
    expect(n?.docentes).toBeGreaterThan(20);
  });

  test('has notices of absences that were sent, and one at least that is due, however small it is', async () => {
    const cursos = await linhas(
      servidor,
      sql<{ anoLetivoId: number; cursoId: number }>`select distinct t.ano_letivo_id as "anoLetivoId", t.curso_id as "cursoId" from v_turma t
        where t.ano = (select ano from v_ano_letivo where id = (select min(ano_letivo_id) from notificacoes))`,
    );
    const radares = await Promise.all(cursos.map((qual) => obterRadar(servidor.banco.db, qual, '2026-12-31')));
    const alunosNoRadar = radares.flatMap((radar) => radar.alunos);
    expect(alunosNoRadar.filter(({ notificacoes }) => notificacoes.some(({ situacao }) => situacao === 'enviada')).length).toBeGreaterThan(
      0,
    );
    expect(alunosNoRadar.filter(({ devido }) => devido !== null).length).toBeGreaterThan(0);
  });

  test('every class of this year has lived: lessons in each subject that its timetable has, and rolls of all of them', async () => {
    const turmas = await linhas(
      servidor,
      sql<{ turma: string; semAula: number; semChamada: number }>`select t.nome as turma,
        count(*) filter (where not exists (select 1 from aulas a where a.turma_disciplina_id = td.id))::int as "semAula",
        count(*) filter (where k.controle_frequencia = 'por_aula' and not exists (select 1 from chamadas c join aulas a on a.id = c.aula_id
          where a.turma_disciplina_id = td.id))::int as "semChamada"
      from v_turma t join v_turma_disciplina td on td.turma_id = t.id join v_criterio_da_turma k on k.turma_id = t.id
      where t.ano = (select max(ano) - 1 from anos_letivos) and exists (select 1 from horarios h where h.turma_disciplina_id = td.id)
        and exists (select 1 from v_lugar_na_turma l where l.turma_id = t.id)
      group by t.id, t.nome order by t.nome`,
    );
    expect(turmas.length).toBeGreaterThan(12);
    expect(turmas.filter(({ semAula, semChamada }) => semAula + semChamada > 0)).toEqual([]);
  });

  test('gives evaluations on school days alone', async () => {
    const [n] = await linhas(
      servidor,
      sql<{
        avaliacoes: number;
        fora: number;
      }>`select count(*)::int as avaliacoes, count(*) filter (where not is_dia_letivo(e.periodo_letivo_id, a.data_avaliacao))::int as fora
        from avaliacoes a join v_turma_disciplina td on td.id = a.turma_disciplina_id
        join v_etapa_do_diario e on e.turma_id = td.turma_id and a.data_avaliacao between e.data_inicio and e.data_fim`,
    );
    expect(n?.avaliacoes).toBeGreaterThan(100);
    expect(n?.fora).toBe(0);
  });

  test('has contracts, titles, enrollments and cash periods in every state that the portal can bring about', async () => {
    const estados = async (tabela: string, coluna: string): Promise<string[]> =>
      (
        await linhas(servidor, sql<{ valor: string }>`select distinct ${sql.ref(coluna)} as valor from ${sql.table(tabela)} order by 1`)
      ).map(({ valor }) => valor);
    expect(await estados('contratos', 'situacao')).toEqual(['ativo', 'cancelado', 'rascunho', 'suspenso']);
    expect(await estados('titulos_receber', 'situacao')).toEqual(['aberto', 'baixado', 'cancelado', 'parcial', 'renegociado']);
    expect(await estados('acordos', 'situacao')).toEqual(['desfeito', 'quebrado', 'vigente']);
    expect(await estados('creditos_usos', 'tipo')).toEqual(['baixa', 'devolucao']);
    expect(await estados('cobrancas_cartas', 'situacao')).toContain('enviada');
    expect(await contar(servidor, 'titulos_dispensas')).toBe(1);
    expect(await estados('matriculas', 'movimento')).toEqual([
      'ativa',
      'cancelada',
      'concluida',
      'desistente',
      'pre_matricula',
      'reclassificada',
      'trancada',
      'transferida',
    ]);
    expect(await estados('matriculas_movimentos', 'tipo')).toContain('enturmacao');
    expect(await contar(servidor, 'estornos')).toBeGreaterThan(0);
    expect(await estados('boletos', 'situacao')).toEqual(['baixada', 'enviada', 'gerada', 'paga', 'registrada', 'rejeitada']);
    expect(await estados('retornos', 'situacao')).toEqual(['aplicado']);
    expect(await estados('retornos_linhas', 'problema')).toEqual(
      expect.arrayContaining(['PAGO_DUAS_VEZES', 'REJEITADO_PELO_BANCO', 'SEM_BOLETO', 'VALOR_DIVERGENTE']),
    );
    const [vencidos] = await linhas(
      servidor,
      sql<{ n: number }>`select count(*)::int as n from titulos_receber where situacao = 'aberto' and data_limite < current_date`,
    );
    expect(vencidos?.n).toBeGreaterThan(0);
    const [caixa] = await linhas(
      servidor,
      sql<{ erradas: number; abertos: number }>`select
      count(*) filter (where data_fim < (now() at time zone 'America/Belem')::date and situacao = 'aberto')::int as erradas,
      count(*) filter (where situacao = 'aberto')::int as abertos from periodos_financeiros`,
    );
    expect(caixa).toEqual({ erradas: 0, abertos: 2 });
  });

  test('money ties out: titles with contracts, settlements with titles, cash and facts', async () => {
    const [erros] = await linhas(
      servidor,
      sql<Record<string, number>>`select
        (select count(*)::int from contratos_divergentes((select array_agg(id) from contratos))) as contratos,
        (select count(*)::int from titulos_receber t where amortizado_centavos <> (select coalesce(sum(b.principal_centavos + b.desconto_centavos), 0) from baixas b
          where b.titulo_id = t.id and not exists (select 1 from estornos e where e.baixa_id = b.id))
          + (select coalesce(sum(x.valor_centavos), 0) from titulos_amortizacoes x where x.titulo_id = t.id)) as amortizados,
        (select count(*)::int from baixas b where not exists (select 1 from lancamentos_financeiros l where l.origem_tipo = 'baixa' and l.origem_id = b.id and l.valor_centavos = b.valor_centavos)
          and not exists (select 1 from recebimentos_a_liquidar r where r.origem_tipo = 'baixa' and r.origem_id = b.id and r.bruto_centavos = b.valor_centavos and r.liquidacao_id is null)) as sem_caixa,
        (select (count(*) filter (where situacao = 'a_liquidar') > 0 and count(*) filter (where situacao = 'liquidado') > 0)::int from recebimentos_a_liquidar) as com_cartoes,
        (select count(*)::int from baixas b where not exists (select 1 from fatos_contabeis f where f.origem_tipo = 'baixa' and f.origem_id = b.id)) as sem_fato,
        (select count(*)::int from recibos r where r.total_centavos <> (select sum(b.valor_centavos) from baixas b where b.recibo_id = r.id)
          + (select coalesce(sum(c.valor_centavos), 0) from creditos c where c.recibo_id = r.id)) as recibos,
        (select count(*)::int from titulos_receber t join contratos c on c.id = t.contrato_id where not exists
          (select 1 from matriculas_responsaveis r where r.matricula_id = c.matricula_id and r.pessoa_id = t.pagador_id and r.financeiro)) as pagador_estranho`,
    );
    expect(erros).toEqual({ contratos: 0, amortizados: 0, sem_caixa: 0, com_cartoes: 1, sem_fato: 0, recibos: 0, pagador_estranho: 0 });
    // Independently of the product's own function: what active contracts bill is their prices less their discounts.
    const [totais] = await linhas(
      servidor,
      sql<{
        contratado: number;
        cobrado: number;
      }>`select (select sum(total_centavos + ajustes_centavos)::bigint from contratos where situacao = 'ativo') as contratado,
        (select sum(t.valor_centavos - t.desconto_incondicional_centavos)::bigint from titulos_receber t join contratos c on c.id = t.contrato_id where c.situacao = 'ativo' and t.situacao <> 'cancelado') as cobrado`,
    );
    expect(totais?.contratado).toBeGreaterThan(10_000_000);
    expect(totais?.cobrado).toBe(totais?.contratado);
  });

  test('its books hold what its cash, its titles and what was paid ahead come to', async () => {
    const [s] = await linhas(
      servidor,
      sql<
        Record<string, number>
      >`with livros as (select c.codigo, sum(p.debito_centavos - p.credito_centavos)::bigint as saldo from partidas_contabeis p
          join contas_contabeis c on c.id = p.conta_id group by 1),
        dinheiro as (select c.tipo, sum(c.saldo_inicial_centavos + coalesce((select sum(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end)
          from lancamentos_financeiros l where l.conta_bancaria_id = c.id), 0))::bigint as saldo from contas_bancarias c group by 1),
        reconhecidos as (select t.id, case when t.situacao in ('aberto', 'parcial') then t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos else 0 end as saldo
          from titulos_receber t where t.origem <> 'acordo' and (t.id in (select titulo_id from v_faturamento_vigente)
          or t.data_vencimento < (select integrar_desde from contabil_configuracao)))
        select (select saldo from livros where codigo = '1.1.01.001') - (select saldo from dinheiro where tipo = 'caixa') as caixa,
          (select saldo from livros where codigo = '1.1.01.002') - (select saldo from dinheiro where tipo = 'banco') as banco,
          (select saldo from livros where codigo = '1.1.02.001') - (select sum(saldo)::bigint from reconhecidos) as titulos,
          (select saldo from livros where codigo = '2.1.04.001') + coalesce((select sum(b.principal_centavos + b.desconto_centavos)::bigint from baixas b
            where b.titulo_id not in (select id from reconhecidos) and not exists (select from estornos e where e.baixa_id = b.id)
              and b.titulo_id in (select id from titulos_receber where origem <> 'acordo')), 0) as antecipado`,
    );
    expect(s).toEqual({ caixa: 0, banco: 0, titulos: 0, antecipado: 0 });
  });

  test('no account of its books ends a month of this year on the side that is not its own', async () => {
    const invertidas = await linhas(
      servidor,
      sql<{
        conta: string;
        periodo: number;
        saldo: number;
      }>`select c.codigo || ' ' || c.nome as conta, p.id as periodo, sum(s.debitos_centavos - s.creditos_centavos)::bigint as saldo
        from contabil_configuracao f join periodos_contabeis p on p.data_inicio >= f.integrar_desde join saldos_contabeis s on s.periodo <= p.id join contas_contabeis c on c.id = s.conta_id
        group by c.id, p.id having sum(s.debitos_centavos - s.creditos_centavos) * case c.natureza when 'devedora' then 1 else -1 end < 0 order by p.id, c.codigo`,
    );
    expect(invertidas).toEqual([]);
  });

  test('every accounting fact has the source and the parts of its event', async () => {
    const { total, estranhos } = await conferirFatos(servidor.banco.db);
    expect(total).toBeGreaterThan(500);
    expect(estranhos).toEqual([]);
  });

  test('every act that it audits has words, and so has what it was done to', async () => {
    const { rows } = await sql<{ acao: string; tipo: string }>`select distinct acao, alvo_tipo as tipo from auditoria`.execute(
      servidor.banco.db,
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ acao, tipo }) => !temNome(acao) || !Object.hasOwn(registrosAuditados, tipo))).toEqual([]);
  });

  test('every invariant of the product holds in it', async () => {
    const { chaveDaAuditoria } = servidor.servicos.config;
    const resultados = await julgar(servidor.banco.db, invariantesRegistradas(), { chaveDaAuditoria });
    expect(resultados.length).toBeGreaterThan(20);
    expect(resultados.filter((r) => r.achados > 0)).toEqual([]);
  });

  test('enrollments hold: shares of 100, no class above its places without reasons, two full classes, numbers without gaps', async () => {
    const partes = await linhas(
      servidor,
      sql`select matricula_id from matriculas_responsaveis group by 1 having sum(percentual) <> 100 or not bool_or(pedagogico)`,
    );
    expect(partes).toEqual([]);
    expect(
      await linhas(
        servidor,
        sql`select t.nome from turmas t join v_turma_ocupacao o on o.turma_id = t.id where o.ocupadas > t.vagas + (select count(*) from enturmacoes e where e.turma_id = t.id and e.data_fim is null and e.excedente)`,
      ),
    ).toEqual([]);
    const cheias = await linhas(
      servidor,
      sql<{ nome: string }>`select t.nome from turmas t join v_turma_ocupacao o on o.turma_id = t.id join v_turma a on a.id = t.id
        where o.ocupadas = t.vagas and a.ano = (select max(ano) - 1 from anos_letivos) order by 1`,
    );
    expect(cheias.map(({ nome }) => nome)).toEqual(['EF3 A', 'EF7 B']);
    const buracos = await linhas(
      servidor,
      sql`select left(codigo, 4) as ano from matriculas group by 1 having max(substr(codigo, 6)::int) <> count(*)`,
    );
    expect(buracos).toEqual([]);
  });

  test('its sign-ins enter with the profile that fits, and only they', async () => {
    for (const { email, perfil } of acessosDemo) {
      const { token } = await entrarComo(servidor, email, {}, SENHA_DEMO);
      const { status, corpo } = await servidor.pedir('GET', 'Autenticacao/token-valido', { token });
      expect([email, status]).toEqual([email, 200]);
      const { admin, permissions } = corpo.data as { admin: boolean; permissions: { nome: string; permissoes: string[] }[] };
      expect(admin).toBe(perfil === null);
      const telas = permissions.map(({ nome }) => nome);
      expect(telas.includes('usuarios'), email).toBe(perfil === null);
      expect(telas.includes('matriculas'), email).toBe(perfil !== 'Professor');
    }
    const pendente = await servidor.pedir('POST', 'Autenticacao/autenticar-administrativo', {
      body: { email: 'socorro.maues@colegio.example', senha: SENHA_DEMO },
    });
    expect(pendente.status).toBe(401);
  });

  test('is loaded once, and the same again in another database', async () => {
    const antes = [await contar(servidor, 'pessoas'), await contar(servidor, 'auditoria')];
    expect(await carregar(servidor, 90)).toEqual([expect.stringContaining('of 60 students stays as it is')]);
    expect([await contar(servidor, 'pessoas'), await contar(servidor, 'auditoria')]).toEqual(antes);
    const outro = await abrir();
    try {
      await carregar(outro);
      expect(await resumoDasPessoas(outro)).toBe(await resumoDasPessoas(servidor));
    } finally {
      await outro.fechar();
    }
  });

  test('a load that broke in the middle leaves whole stages only, and the next start ends with the same school', async () => {
    const outro = await abrir();
    try {
      await sql`create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'QUEBRA|no meio'; end $$`.execute(
        outro.banco.dono,
      );
      const quebrarEm = async (tabela: string): Promise<void> => {
        await sql`create trigger quebrar before insert on ${sql.table(tabela)} for each row execute function quebrar()`.execute(
          outro.banco.dono,
        );
        await expect(carregar(outro)).rejects.toThrow(/QUEBRA/);
        await sql`drop trigger quebrar on ${sql.table(tabela)}`.execute(outro.banco.dono);
      };
      await quebrarEm('matriculas');
      expect(await contar(outro, 'pessoas')).toBeLessThan(60);
      expect(await contar(outro, 'turmas')).toBe(70);
      // Who came is enrolled; what they sign and what the year brings are stages of their own.
      await quebrarEm('titulos_receber');
      expect(await contar(outro, 'matriculas')).toBeGreaterThanOrEqual(60);
      expect(await contar(outro, 'contratos')).toBe(0);
      await quebrarEm('baixas');
      expect(await contar(outro, 'contratos')).toBeGreaterThan(0);
      expect(await contar(outro, 'recibos')).toBe(0);
      expect(await carregar(outro, 90)).toContainEqual(expect.stringMatching(/^Going on with the demo school of 60 students/));
      expect(await resumoDasPessoas(outro)).toBe(await resumoDasPessoas(servidor));
      expect(await contar(outro, 'titulos_receber')).toBe(await contar(servidor, 'titulos_receber'));
    } finally {
      await outro.fechar();
    }
  });
});

test('a database with users of its own is left as it is', async () => {
  const servidor = await abrir();
  try {
    await usuarioDeTeste(servidor, 'alguem', { admin: true });
    expect(await carregar(servidor)).toEqual([expect.stringContaining('has a school of its own')]);
    expect(await contar(servidor, 'turmas')).toBe(0);
    expect(await contar(servidor, 'pessoas')).toBe(1);
  } finally {
    await servidor.fechar();
  }
});
