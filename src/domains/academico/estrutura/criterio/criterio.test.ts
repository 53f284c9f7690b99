import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frequencia, resultadoDoAluno, type DisciplinaJulgada } from './aluno.ts';
import { type Criterio, criterioInfantil, criterioPadrao } from './criterio.ts';
import { mediaParcial, resultadoDaDisciplina, type SituacaoDaDisciplina } from './disciplina.ts';
import { type AvaliacaoDada, conceitoDaMedia, mediaDaEtapa, type Nota } from './etapa.ts';
import { arredondar, comparar, exibir, fracao } from './fracao.ts';

const avaliacao = (valor: string | Nota, peso = '1', partes: Partial<AvaliacaoDada> = {}): AvaliacaoDada => ({
  nome: 'Prova',
  valorMaximo: '10',
  peso,
  recuperacao: false,
  nota: typeof valor === 'string' && /^\d/.test(valor) ? { valor } : (valor as Nota),
  ...partes,
});
const recuperacao = (valor: string): AvaliacaoDada => avaliacao(valor, '1', { recuperacao: true });
const etapa = (...avaliacoes: AvaliacaoDada[]) => mediaDaEtapa(criterioPadrao, avaliacoes).valor;

describe('the worked example', () => {
  const etapas = [
    [avaliacao('6.0', '2'), avaliacao('9.0')],
    [avaliacao('4.0', '2'), avaliacao('7.0'), recuperacao('6.5')],
    [avaliacao('5.5', '2'), avaliacao('8.0')],
    [avaliacao('3.0', '2'), avaliacao('6.0'), recuperacao('3.5')],
  ].map((avaliacoes, i) => ({ nome: `${i + 1}`, peso: '1', media: mediaDaEtapa(criterioPadrao, avaliacoes).valor }));
  const parcial = mediaParcial(criterioPadrao, etapas);

  test('gives each average', () => {
    expect(etapas.map((e) => e.media)).toEqual(['7.0', '6.5', '6.3', '4.0']);
    expect(parcial.valor).toBe('6.0');
    expect(parcial.passos).toEqual([
      { chave: 'mediaDasEtapas', params: { conta: '(7 + 6,5 + 6,3 + 4) ÷ 4', media: '5,95' } },
      { chave: 'arredondada', params: { de: '5,95', para: '6,0' } },
    ]);
  });

  test.each([
    [undefined, 'em_exame', null],
    ['3.4', 'aprovado_apos_exame', '5.0'],
    ['3.3', 'reprovado_por_nota', '4.9'],
  ])('with exam %s: %s', (exame, situacao, final) => {
    expect(resultadoDaDisciplina(criterioPadrao, parcial.valor, { todasFechadas: true, exame })).toMatchObject({
      situacao,
      final,
      parcial: '6.0',
    });
  });

  test.each([
    [200, 49, '75.50', true, 'aprovado'],
    [200, 51, '74.50', false, 'reprovado_por_falta'],
    [800, 200, '75.00', true, 'aprovado'],
    [800, 201, '74.87', false, 'reprovado_por_falta'],
  ])('%i given, %i missed: %s %%', (dadas, faltas, valor, basta, resultado) => {
    const f = frequencia(criterioPadrao, { dadas, faltas, justificadas: 0 });
    expect([f.valor, f.basta]).toEqual([valor, basta]);
    const disciplinas = [{ nome: 'Matemática', contaPromocao: true, situacao: 'aprovado' as const }];
    expect(resultadoDoAluno(criterioPadrao, { todasFechadas: true, frequenciaBasta: f.basta, disciplinas, conselho: true }).resultado).toBe(
      resultado,
    );
  });
});

describe('the average of an etapa', () => {
  test.each<[string, AvaliacaoDada[], string | null]>([
    ['nothing given', [avaliacao(null), avaliacao('dispensado')], null],
    ['empty is not zero', [avaliacao('8'), avaliacao(null)], '8.0'],
    ['excused leaves the sum', [avaliacao('8'), avaliacao('dispensado', '9')], '8.0'],
    ['absent is zero', [avaliacao('8'), avaliacao('ausente')], '4.0'],
    ['another maximum', [avaliacao('30', '1', { valorMaximo: '40' })], '7.5'],
    ['only a recovery', [recuperacao('9')], null],
    ['the best of two recoveries', [avaliacao('4'), recuperacao('5'), recuperacao('6')], '6.0'],
  ])('%s', (_, avaliacoes, esperado) => expect(etapa(...avaliacoes)).toBe(esperado));

  test.each<[Criterio['recuperacaoPorEtapa'], string]>([
    ['nenhuma', '5.0'],
    ['substitui_se_maior', '8.0'],
    ['media', '6.5'],
  ])('recovery %s', (recuperacaoPorEtapa, esperado) =>
    expect(mediaDaEtapa({ ...criterioPadrao, recuperacaoPorEtapa }, [avaliacao('5'), recuperacao('8')]).valor).toBe(esperado),
  );

  test('an average with a lower recovery goes down only where the course says so', () => {
    const com = (recuperacaoPodeBaixar: boolean) =>
      mediaDaEtapa({ ...criterioPadrao, recuperacaoPorEtapa: 'media', recuperacaoPodeBaixar }, [avaliacao('8'), recuperacao('5')]).valor;
    expect([com(false), com(true)]).toEqual(['8.0', '6.5']);
  });

  test('concepts are worth their value and earned by average', () => {
    const conceitos = [
      { sigla: 'A', nome: 'Ótimo', valor: '9.0000' },
      { sigla: 'B', nome: 'Bom', valor: '7.0000' },
      { sigla: 'C', nome: 'Regular', valor: '5.0000' },
    ];
    const criterio: Criterio = { ...criterioPadrao, tipo: 'conceito', conceitos };
    const media = mediaDaEtapa(criterio, [avaliacao({ conceito: 'A' }), avaliacao({ conceito: 'C' }), avaliacao({ conceito: 'Z' })]).valor;
    expect(media).toBe('7.0');
    expect(['9.5', '7.0', '6.9', '1.0'].map((m) => conceitoDaMedia(criterio, m))).toEqual(['A', 'B', 'C', 'C']);
  });
});

describe('rounding', () => {
  test.each([
    ['meio_acima', '5.95', '6.0'],
    ['meio_acima', '6.3333', '6.3'],
    ['meio_par', '5.85', '5.8'],
    ['meio_par', '5.95', '6.0'],
    ['meio_par', '5.8501', '5.9'],
    ['truncado', '5.9999', '5.9'],
    ['meio_ponto', '5.7499', '5.5'],
    ['meio_ponto', '5.75', '6.0'],
    ['meio_ponto', '5.25', '5.5'],
    ['meio_ponto', '5.2499', '5.0'],
  ] as const)('%s of %s is %s', (modo, de, para) => expect(arredondar(fracao(de), 1, modo)).toBe(para));

  test('stays within its step, keeps what is already round, and never turns the order of two averages', () => {
    const modo = fc.constantFrom('meio_acima' as const, 'meio_par' as const, 'truncado' as const, 'meio_ponto' as const);
    const nota = fc.integer({ min: 0, max: 100_000 }).map((n) => ({ num: BigInt(n), den: 10_000n }));
    fc.assert(
      fc.property(nota, nota, modo, fc.integer({ min: 0, max: 2 }), (a, b, m, casas) => {
        const [ra, rb] = [a, b].map((f) => arredondar(f, casas, m)) as [string, string];
        expect(arredondar(fracao(ra), casas, m)).toBe(ra);
        if (comparar(a, b) <= 0) expect(comparar(fracao(ra), fracao(rb))).toBeLessThanOrEqual(0);
        if (m === 'truncado') expect(comparar(fracao(ra), a)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('the average of an etapa lies between its lowest and highest mark, whatever the weights', () => {
    const dada = fc.record({ valor: fc.integer({ min: 0, max: 100 }), peso: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(dada, { minLength: 1, maxLength: 8 }), (dadas) => {
        const media = etapa(...dadas.map(({ valor, peso }) => avaliacao(`${Math.floor(valor / 10)}.${valor % 10}`, String(peso))));
        const valores = dadas.map(({ valor }) => valor);
        const decimos = Number(fracao(media ?? '0').num / 1_000n);
        expect(decimos).toBeGreaterThanOrEqual(Math.min(...valores));
        expect(decimos).toBeLessThanOrEqual(Math.max(...valores));
      }),
    );
  });

  test('numbers are shown exactly, or with an ellipsis', () => {
    expect([exibir(fracao('6.5')), exibir({ num: 19n, den: 3n }), exibir(fracao('7'))]).toEqual(['6,5', '6,3333…', '7']);
    expect(() => fracao('seis')).toThrow(RangeError);
  });
});

describe('the subject', () => {
  const situacao = (parcial: string | null, criterio: Partial<Criterio> = {}, notas = {}) =>
    resultadoDaDisciplina({ ...criterioPadrao, ...criterio }, parcial, { todasFechadas: true, ...notas }).situacao;
  test.each<[SituacaoDaDisciplina, string | null, Partial<Criterio>, object]>([
    ['aprovado', '7.0', {}, {}],
    ['em_exame', '6.9', {}, {}],
    ['em_exame', '3.0', {}, {}],
    ['reprovado_por_nota', '2.9', {}, { exame: '10' }],
    ['reprovado_por_nota', '6.9', { usaExameFinal: false }, {}],
    ['cursando', '9.0', {}, { todasFechadas: false }],
    ['cursando', null, {}, {}],
    ['aprovado', '5.0', { recuperacaoFinal: true }, { recuperacaoFinal: '7.5' }],
    ['em_exame', '5.0', { recuperacaoFinal: true }, { recuperacaoFinal: '4' }],
    ['em_exame', '5.0', {}, { recuperacaoFinal: '9' }],
    ['aprovado', null, criterioInfantil, {}],
  ])('is %s with %s', (esperada, parcial, criterio, notas) => expect(situacao(parcial, criterio, notas)).toBe(esperada));

  test('weighted etapas show their weights', () => {
    const { valor, passos } = mediaParcial(criterioPadrao, [
      { nome: '1', peso: '3.0000', media: '6.5' },
      { nome: '2', peso: '3.0000', media: '7.0' },
      { nome: '3', peso: '4.0000', media: '5.5' },
      { nome: '4', peso: '9.0000', media: null },
    ]);
    expect([valor, passos[0]?.params.conta]).toEqual(['6.3', '(6,5 × 3 + 7 × 3 + 5,5 × 4) ÷ 10']);
  });
});

describe('the student', () => {
  const d = (situacao: SituacaoDaDisciplina, partes: Partial<DisciplinaJulgada> = {}): DisciplinaJulgada => ({
    nome: 'História',
    contaPromocao: true,
    situacao,
    ...partes,
  });
  const julgar = (disciplinas: DisciplinaJulgada[], partes = {}, criterio: Partial<Criterio> = {}) =>
    resultadoDoAluno({ ...criterioPadrao, ...criterio }, { todasFechadas: true, frequenciaBasta: true, disciplinas, ...partes }).resultado;
  test.each([
    ['aprovado', julgar([d('aprovado'), d('reprovado_por_nota', { contaPromocao: false })])],
    ['aprovado_apos_exame', julgar([d('aprovado'), d('aprovado_apos_exame')])],
    ['em_exame', julgar([d('aprovado_apos_exame'), d('em_exame')])],
    ['reprovado_por_nota', julgar([d('em_exame'), d('reprovado_por_nota')])],
    ['em_exame', julgar([d('em_exame'), d('reprovado_por_nota')], {}, { dependenciasPermitidas: 1 })],
    ['aprovado_com_dependencia', julgar([d('aprovado'), d('reprovado_por_nota')], {}, { dependenciasPermitidas: 1 })],
    ['aprovado_pelo_conselho', julgar([d('aprovado'), d('reprovado_por_nota')], { conselho: true })],
    ['aprovado_pelo_conselho', julgar([d('aprovado'), d('reprovado_por_nota')], { conselho: true }, { disciplinasDoConselho: 1 })],
    ['reprovado_por_nota', julgar([d('reprovado_por_nota'), d('reprovado_por_nota')], { conselho: true }, { disciplinasDoConselho: 1 })],
    ['reprovado_por_falta', julgar([d('cursando')], { frequenciaBasta: false, conselho: true })],
    ['cursando', julgar([d('cursando'), d('aprovado')])],
    ['cursando', julgar([])],
    ['aprovado_pelo_conselho', julgar([], { conselho: true })],
    ['aprovado_pelo_conselho', julgar([d('cursando'), d('aprovado')], { conselho: true })],
    ['cursando', julgar([d('cursando'), d('em_exame')], { conselho: true })],
    ['cursando', julgar([d('aprovado')], { todasFechadas: false, frequenciaBasta: false })],
    ['cursando', julgar([d('aprovado')], { saiu: true, frequenciaBasta: false })],
    ['aprovado', julgar([d('aprovado', { frequenciaBasta: false })])],
    ['reprovado_por_falta', julgar([d('aprovado', { frequenciaBasta: false })], {}, { frequenciaPorDisciplina: true })],
    ['aprovado', julgar([d('aprovado')], { frequenciaBasta: false }, criterioInfantil)],
  ])('is %s', (esperado, resultado) => expect(resultado).toBe(esperado));

  test('justified absences count unless the course says otherwise; nothing given fails nobody', () => {
    const p = { dadas: 100, faltas: 20, justificadas: 10 };
    expect(frequencia(criterioPadrao, p)).toMatchObject({ valor: '70.00', basta: false });
    expect(frequencia({ ...criterioPadrao, justificadasContam: false }, p)).toMatchObject({ valor: '80.00', basta: true });
    expect(frequencia(criterioPadrao, { dadas: 0, faltas: 0, justificadas: 0 })).toMatchObject({ valor: null, basta: true });
  });
});
