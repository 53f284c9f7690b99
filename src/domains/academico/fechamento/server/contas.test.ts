import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { fecharAnos } from './fechar-anos.ts';
import { fecharEtapas } from './fechar-etapas.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
const ALUNOS = 30;
const datas = ['2026-03-10', '2026-05-11', '2026-08-10', '2026-11-10'];
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: ALUNOS });
});
afterAll(() => banco.fechar());

type Fracao = { n: bigint; d: bigint };
const de = (n: bigint, d = 1n): Fracao => ({ n, d });
const mais = (a: Fracao, b: Fracao): Fracao => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const vezes = (a: Fracao, b: Fracao): Fracao => ({ n: a.n * b.n, d: a.d * b.d });
const maior = (a: Fracao, b: Fracao): boolean => a.n * b.d > b.n * a.d;
/** Tenths, half up. */
const arredondar = ({ n, d }: Fracao): bigint => (n * 20n + d) / (d * 2n);

/** In tenths: two written ones of weight 2 and 1 and a recovery; null is excused. */
type Marcas = { escrita: number | null; trabalho: number | null; recuperacao: number | null };
type Aluno = { etapas: Marcas[]; exame: number };

/** Slowly and apart from the program: tenths of the average of an etapa, null without any. */
function mediaDevagar({ escrita, trabalho, recuperacao }: Marcas): bigint | null {
  const dadas = [
    { valor: escrita, peso: 2n },
    { valor: trabalho, peso: 1n },
  ].flatMap(({ valor, peso }) => (valor === null ? [] : [{ valor: de(BigInt(valor), 10n), peso }]));
  // Excused of both: the recovery is what there is.
  if (dadas.length === 0) return recuperacao === null ? null : BigInt(recuperacao);
  const pesos = dadas.reduce((soma, { peso }) => soma + peso, 0n);
  const soma = dadas.reduce((total, { valor, peso }) => mais(total, vezes(valor, de(peso))), de(0n));
  const media = vezes(soma, de(1n, pesos));
  const rec = recuperacao === null ? null : de(BigInt(recuperacao), 10n);
  return arredondar(rec && maior(rec, media) ? rec : media);
}

function anoDevagar({ etapas, exame }: Aluno) {
  const medias = etapas.flatMap((marcas) => mediaDevagar(marcas) ?? []);
  if (medias.length === 0) return null;
  const parcial = arredondar(
    de(
      medias.reduce((a, b) => a + b, 0n),
      BigInt(medias.length) * 10n,
    ),
  );
  if (parcial >= 70n) return { parcial, final: parcial, situacao: 'aprovado' };
  if (parcial < 30n) return { parcial, final: parcial, situacao: 'reprovado_por_nota' };
  const final = arredondar(de(parcial * 6n + BigInt(exame) * 4n, 100n));
  return { parcial, final, situacao: final >= 50n ? 'aprovado_apos_exame' : 'reprovado_por_nota' };
}

const marca = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null, freq: 8 });
const aluno = fc.record({
  etapas: fc.array(fc.record({ escrita: marca, trabalho: marca, recuperacao: marca }), { minLength: 4, maxLength: 4 }),
  exame: fc.integer({ min: 0, max: 100 }),
});

test('every result that is stored is what a slow count with exact fractions gives, with recoveries and exemptions', async () => {
  const alunos = fc.sample(aluno, { numRuns: ALUNOS, seed: 16 });
  const lancar = async (nome: string, etapa: number | null, papel: string, peso: number, valores: (number | null)[]): Promise<void> => {
    const { rows } = await sql<{
      id: number;
    }>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, peso, usuario_nome)
      values (${e.naA}, ${etapa === null ? null : e.etapas[etapa]}, ${papel}, ${nome}, ${etapa === null ? '2026-12-10' : datas[etapa]}, ${peso}, 'Teste') returning id`.execute(
      banco.db,
    );
    const linhas = valores.map((valor, i) => ({
      m: e.alunos[i],
      valor: valor === null ? null : valor / 10,
      estado: valor === null ? 'dispensado' : null,
    }));
    await sql`insert into notas (avaliacao_id, matricula_id, valor, estado, usuario_nome) select ${rows[0]?.id}::bigint, x.m, x.valor, x.estado, 'Teste'
      from json_to_recordset(${JSON.stringify(linhas)}::json) as x(m bigint, valor numeric, estado text)`.execute(banco.db);
  };
  for (const i of [0, 1, 2, 3]) {
    const daEtapa = (qual: keyof Marcas) => alunos.map(({ etapas }) => etapas[i]?.[qual] ?? null);
    await lancar('Escrita', i, 'avaliacao', 2, daEtapa('escrita'));
    await lancar('Trabalho', i, 'avaliacao', 1, daEtapa('trabalho'));
    await lancar('Recuperação', i, 'recuperacao', 1, daEtapa('recuperacao'));
  }
  await lancar(
    'Exame',
    null,
    'exame',
    1,
    alunos.map(({ exame }) => exame),
  );
  await transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' });
    for (const etapaId of e.etapas) {
      await entregarTudo(ato, { etapaId, turmaIds: [e.turmaA] });
      expect((await fecharEtapas(ato, { etapaId, turmaIds: [e.turmaA] })).recusadas).toEqual([]);
    }
    expect((await fecharAnos(ato, { turmaIds: [e.turmaA] })).recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([]);
  });
  const { rows } = await sql<{
    matricula: number;
    ordem: number | null;
    media: number | null;
    final: number | null;
    situacao: string | null;
  }>`select
      r.matricula_id as matricula, e.ordem, (r.media * 10)::int as media, (r.media_final * 10)::int as final, r.situacao
    from v_resultado_disciplina r left join v_etapa e on e.id = r.etapa_id`.execute(banco.db);
  for (const [i, dele] of alunos.entries()) {
    const suas = rows.filter(({ matricula }) => matricula === e.alunos[i]);
    for (const { ordem, media, final, situacao } of suas) {
      if (ordem !== null) expect(media, `${i} etapa ${ordem}`).toBe(numero(mediaDevagar(dele.etapas[ordem - 1] as Marcas)));
      else {
        const ano = anoDevagar(dele);
        expect([media, final, situacao], `${i} ano`).toEqual([
          numero(ano?.parcial ?? null),
          numero(ano?.final ?? null),
          ano?.situacao ?? null,
        ]);
      }
    }
    expect(suas).toHaveLength(5);
  }
});
const numero = (n: bigint | null): number | null => (n === null ? null : Number(n));
