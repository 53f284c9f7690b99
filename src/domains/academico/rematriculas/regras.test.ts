import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { normalizarBusca } from '#shared/busca.ts';
import { parametrosDivergentes } from '#shared/textos.ts';
import { avaliar, type Criterios } from './avaliar.ts';
import type { Candidato, Destino, LinhaDeOrigem, PrecoDeDestino, TurmaDeDestino } from './candidatos.ts';
import { casarLinhas, casarPreco, criarCasador } from './casar-precos.ts';
import { motivosDaRematricula } from './erros.ts';
import { linhasDoContrato, planejarContrato, resumirPlano, vencimentoDaFamilia } from './plano.ts';
import { proporTurmas } from './propor-turmas.ts';
import { textosRematricula } from './texts.ts';

const preco = (id: number, tipo: string, descricao: string, cursoId: number | null = 7, valorCentavos = 1_200_000): PrecoDeDestino => ({
  id,
  cursoId,
  tipo,
  descricao,
  busca: normalizarBusca(descricao),
  valorCentavos,
  parcelas: 12,
});
const linha = (id: number, tipo: string | null, descricao: string): LinhaDeOrigem => ({
  id,
  precoId: tipo === null ? null : id,
  tipo,
  descricao,
  diaVencimento: 15,
  formaPagamentoId: 2,
});
const turma = (id: number, nome: string, partes: Partial<TurmaDeDestino> = {}): TurmaDeDestino => ({
  id,
  nome,
  cursoId: 7,
  turno: 'manha',
  grupoTurmaId: 1,
  vagas: 30,
  ocupadas: 0,
  ...partes,
});
const aluno = (matriculaId: number, partes: Partial<Candidato> = {}): Candidato => ({
  matriculaId,
  codigo: `2026-${matriculaId}`,
  alunoId: 1000 + matriculaId,
  alunoNome: `Aluno ${matriculaId}`,
  alunoCodigo: matriculaId,
  movimento: 'ativa',
  resultado: 'aprovado',
  cursoId: 6,
  turmaNome: '6º ano A',
  turno: 'manha',
  grupoTurmaId: 1,
  dataNascimento: '2014-05-10',
  falecido: false,
  temCpf: true,
  temIdentidade: true,
  vencidos: 0,
  vencidoCentavos: 0,
  noDestino: [],
  lugaresNoDestino: [],
  saidas: [],
  pagadoresPorAditivo: false,
  responsaveis: [
    {
      pessoaId: 1,
      nome: 'Rita',
      parentesco: 'mae',
      pedagogico: true,
      financeiro: true,
      percentual: '100.00',
      temCpf: true,
      falecido: false,
    },
  ],
  linhas: [linha(1, 'anuidade', 'Anuidade 6º ano')],
  descontos: [],
  ...partes,
});
const destino = (partes: Partial<Destino> = {}): Destino => ({
  anoLetivoId: 2,
  ano: 2027,
  cursos: new Map([
    [6, { id: 6, nome: '6º ano', proximoCursoId: 7, idadeMinima: null, aberta: true }],
    [7, { id: 7, nome: '7º ano', proximoCursoId: null, idadeMinima: null, aberta: true }],
  ]),
  turmas: [turma(71, '7º ano A'), turma(61, '6º ano A', { cursoId: 6 })],
  precos: [preco(1, 'anuidade', 'Anuidade 7º ano'), preco(2, 'anuidade', 'Anuidade 6º ano', 6)],
  descontos: new Map(),
  formasAtivas: new Set([1, 2]),
  ...partes,
});
const criterios: Criterios = {
  movimento: 'pre_matricula',
  contratos: 'rascunho',
  dataMatricula: '2026-11-10',
  aceitarPendentes: false,
  cobranca: { itens: 'contrato', primeiroVencimento: '2027-01-10', formaPagamentoId: 1, descontoIds: null },
};
const julgar = (c: Candidato, d = destino(), k = criterios) => avaliar([c], d, k, { escolhas: new Map(), podeExceder: true })[0];
const pesos = (c: Candidato, d = destino(), k = criterios) => julgar(c, d, k)?.motivos.map(({ peso, codigo }) => `${peso} ${codigo}`);

describe('judging a student', () => {
  test.each<[string, Partial<Candidato>, string]>([
    ['was never confirmed', { movimento: 'pre_matricula' }, 'impede ORIGEM_NAO_CONFIRMADA'],
    ['is suspended', { movimento: 'trancada' }, 'impede ORIGEM_TRANCADA'],
    ['died', { falecido: true }, 'impede PESSOA_COM_OBITO'],
    ['finished the last course', { cursoId: 7 }, 'impede SEM_PROXIMO_CURSO'],
    ['passed with dependency', { resultado: 'aprovado_com_dependencia' }, 'informa COM_DEPENDENCIA'],
    ['failed by absence', { resultado: 'reprovado_por_falta' }, 'informa REPROVADO_REPETE'],
    ['awaits the exam', { resultado: 'em_exame' }, 'exige RESULTADO_PENDENTE'],
    ['owes', { vencidos: 1, vencidoCentavos: 100 }, 'exige TITULOS_VENCIDOS'],
    ['has no ID', { temIdentidade: false }, 'exige FALTA_IDENTIDADE'],
    ['has no birth date', { dataNascimento: null }, 'exige FALTA_NASCIMENTO'],
    [
      'has a line typed by hand',
      { linhas: [linha(1, 'anuidade', 'Anuidade 6º ano'), linha(9, null, 'Aula de violino')] },
      'informa LINHA_NAO_RENOVADA',
    ],
  ])('%s', (_, partes, esperado) => {
    expect(pesos(aluno(1, partes))).toEqual([esperado]);
  });

  test('a payer without CPF only informs while contracts stay drafts, and stops their activation', () => {
    const semCpf = aluno(1, { responsaveis: aluno(1).responsaveis.map((r) => ({ ...r, temCpf: false })) });
    expect(pesos(semCpf)).toEqual(['informa PAGADOR_SEM_CPF']);
    expect(pesos(semCpf, destino(), { ...criterios, contratos: 'ativo' })).toEqual(['impede PAGADOR_SEM_CPF']);
  });

  test('a minor who answers for himself, a course closed in the year, an age below the course’s', () => {
    const proprio = aluno(1, { responsaveis: aluno(1).responsaveis.map((r) => ({ ...r, pessoaId: 1001 })) });
    expect(pesos(proprio)).toContain('impede MENOR_RESPONDE_POR_SI');
    const curso = { id: 7, nome: '7º ano', proximoCursoId: null, idadeMinima: null, aberta: true };
    const com = (partes: Partial<typeof curso> | { idadeMinima: number }) =>
      destino({ cursos: new Map([...destino().cursos, [7, { ...curso, ...partes }]]) });
    expect(pesos(aluno(1), com({ aberta: false }))).toEqual(['impede SEGMENTACAO_FECHADA']);
    expect(pesos(aluno(1), com({ idadeMinima: 13 }))).toEqual(['impede ABAIXO_DA_IDADE']);
    expect(pesos(aluno(1), com({ idadeMinima: 12 }))).toEqual([]);
    expect(pesos(aluno(1), destino({ turmas: [] }))).toEqual(['impede SEM_TURMA_NO_ANO']);
  });

  test('an enrollment of the year in another course (a complementary one) bars nothing; in the chain it is all there is to say', () => {
    expect(pesos(aluno(1, { noDestino: [{ codigo: '2027-1', cursoId: 99 }] }))).toEqual([]);
    expect(julgar(aluno(1, { noDestino: [{ codigo: '2027-1', cursoId: 7 }], vencidos: 3 }))).toMatchObject({
      situacao: 'ja_rematriculado',
      motivos: [{ codigo: 'JA_REMATRICULADO' }],
      plano: null,
    });
  });

  test('every reason is worded in both languages with the same parameters', () => {
    expect(parametrosDivergentes(motivosDaRematricula)).toEqual([]);
    expect(parametrosDivergentes(textosRematricula)).toEqual([]);
  });
});

describe('classes', () => {
  const querem = fc.array(
    fc.record({
      escolhida: fc.option(fc.nat(3), { nil: null }),
      turno: fc.constantFrom('manha', 'tarde'),
      letra: fc.constantFrom('A', 'B', 'C'),
    }),
    { maxLength: 60 },
  );
  const oferta = fc.array(fc.record({ vagas: fc.nat(12), ocupadas: fc.nat(14), turno: fc.constantFrom('manha', 'tarde') }), {
    minLength: 1,
    maxLength: 4,
  });

  test('nobody is put over the places without being said so, and nobody is left out while there is one', () => {
    fc.assert(
      fc.property(querem, oferta, (alunos, ofertas) => {
        const turmas = ofertas.map((o, i) => turma(i + 1, `7º ano ${'ABCD'[i]}`, o));
        const lugares = proporTurmas(
          alunos.map(({ escolhida, turno, letra }, i) => ({
            candidato: aluno(i, { turmaNome: `6º ano ${letra}`, turno, grupoTurmaId: null }),
            cursoId: 7,
            escolhida: escolhida === null ? null : (turmas[escolhida] ?? null),
          })),
          turmas,
        );
        expect(lugares.size).toBe(alunos.length);
        const livres = turmas.reduce((soma, t) => soma + Math.max(0, t.vagas - t.ocupadas), 0);
        const sentados = new Map(turmas.map((t) => [t.id, t.ocupadas]));
        let cheios = 0;
        for (const { turma: dela, cheia } of lugares.values()) {
          if (cheia) cheios += 1;
          else sentados.set(dela.id, (sentados.get(dela.id) ?? 0) + 1);
        }
        for (const t of turmas) expect(sentados.get(t.id)).toBeLessThanOrEqual(Math.max(t.vagas, t.ocupadas));
        const soltos = [...lugares.entries()].filter(
          ([i]) => alunos[i]?.escolhida === null || turmas[alunos[i]?.escolhida ?? 9] === undefined,
        );
        // A free place anywhere goes before any full class for whoever chose none.
        if (soltos.some(([, l]) => l.cheia)) expect(alunos.length - cheios).toBe(livres);
      }),
    );
  });

  test('goes on in the same group, then shift, then letter', () => {
    const pedido = { candidato: aluno(1), cursoId: 7, escolhida: null };
    const proposta = (turmas: TurmaDeDestino[]) => proporTurmas([pedido], turmas).get(1)?.turma.nome;
    expect(proposta([turma(1, '7º ano A', { turno: 'tarde', grupoTurmaId: 2 }), turma(2, '7º ano B')])).toBe('7º ano B');
    expect(proposta([turma(1, '7º ano B'), turma(2, '7º ano A')])).toBe('7º ano A');
    expect(proposta([turma(1, '7º ano A', { vagas: 0 }), turma(2, '7º ano C', { turno: 'noite', grupoTurmaId: null })])).toBe('7º ano C');
  });
});

describe('prices', () => {
  test('the same name decides; a kind of the course must be one; what is of all courses goes by name', () => {
    const precos = [
      preco(1, 'anuidade', 'Anuidade 7º ano'),
      preco(2, 'transporte', 'Transporte escolar', null),
      preco(3, 'transporte', 'Van', null),
    ];
    expect(casarPreco({ tipo: 'anuidade', descricao: 'Anuidade 6º ano' }, 7, precos)).toMatchObject({ id: 1 });
    expect(casarPreco({ tipo: 'transporte', descricao: 'TRANSPORTE ESCOLAR' }, 7, precos)).toMatchObject({ id: 2 });
    expect(casarPreco({ tipo: 'transporte', descricao: 'Ônibus' }, 7, precos)).toEqual({ codigo: 'PRECO_AUSENTE', preco: 'Ônibus' });
    const duas = [...precos, preco(4, 'anuidade', 'Anuidade integral')];
    expect(casarPreco({ tipo: 'anuidade', descricao: 'Anuidade 6º ano' }, 7, duas)).toMatchObject({ codigo: 'PRECO_AMBIGUO' });
    expect(casarPreco({ tipo: 'anuidade', descricao: 'Anuidade integral' }, 7, duas)).toMatchObject({ id: 4 });
    expect(casarPreco({ tipo: 'anuidade', descricao: 'x' }, 8, precos)).toMatchObject({ codigo: 'PRECO_AUSENTE' });
  });

  test('tuition is always there, and no price twice', () => {
    const precos = [preco(1, 'anuidade', 'Anuidade 7º ano')];
    const pedido = { cursoId: 7, casar: criarCasador(precos), soAnuidade: false, nomeDaAnuidade: 'Anuidade 7º ano' };
    expect(casarLinhas([], pedido).linhas.map((l) => l.preco.id)).toEqual([1]);
    expect(casarLinhas([linha(1, 'anuidade', 'A'), linha(2, 'anuidade', 'B')], pedido).linhas).toHaveLength(1);
  });

  test('the total of a plan is the sum of its lines less what is unconditional, to the cent, whatever the discounts', () => {
    const desconto = fc.record({
      percentual: fc.integer({ min: 1, max: 1_000_000 }),
      condicional: fc.boolean(),
      sobreValorCheio: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.array(desconto, { maxLength: 4 }), (valor, descontos) => {
        const cadastro = new Map(
          descontos.map((d, i) => [
            i + 1,
            {
              id: i + 1,
              nome: `D${i}`,
              forma: 'percentual' as const,
              percentual: `${Math.trunc(d.percentual / 10_000)}.${String(d.percentual % 10_000).padStart(4, '0')}`,
              valorCentavos: null,
              limiteCentavos: null,
              condicional: d.condicional,
              sobreValorCheio: d.sobreValorCheio,
              prioridade: i,
              vale: true,
            },
          ]),
        );
        const origem = {
          linhas: [linha(1, 'anuidade', 'A')],
          descontos: descontos.map((_, i) => ({ linhaId: 1, descontoId: i + 1, descricao: `D${i}` })),
        };
        const plano = planejarContrato(
          origem,
          { id: 7, nome: '7º ano' },
          { casar: criarCasador([preco(1, 'anuidade', 'A', 7, valor)]), descontos: cadastro },
          { itens: 'contrato', descontoIds: null },
        );
        const resumo = resumirPlano(plano);
        const soma = (condicional: boolean) =>
          resumo.descontos.filter((d) => d.condicional === condicional).reduce((s, d) => s + d.valorCentavos, 0);
        expect(resumo.totalCentavos).toBe(valor - soma(false));
        expect(resumo.sePagoEmDiaCentavos).toBe(resumo.totalCentavos - soma(true));
        expect(resumo.totalCentavos).toBeGreaterThanOrEqual(0);
        expect(resumo.linhas[0]?.descontoCentavos).toBe(soma(false));
      }),
    );
  });

  test('a discount goes on with the limit that the register says', () => {
    const irmaos = {
      id: 1,
      nome: 'Irmãos',
      forma: 'percentual' as const,
      percentual: '10.0000',
      valorCentavos: null,
      limiteCentavos: 5_000,
    };
    const cadastro = new Map([[1, { ...irmaos, condicional: false, sobreValorCheio: false, prioridade: 1, vale: true }]]);
    const origem = { linhas: [linha(1, 'anuidade', 'A')], descontos: [{ linhaId: 1, descontoId: 1, descricao: 'Irmãos' }] };
    const doAno = { casar: criarCasador([preco(1, 'anuidade', 'A', 7, 1_200_000)]), descontos: cadastro };
    const plano = planejarContrato(origem, { id: 7, nome: '7º ano' }, doAno, { itens: 'contrato', descontoIds: null });
    const { descontos, linhas, totalCentavos } = resumirPlano(plano);
    expect(descontos).toEqual([
      { nome: 'Irmãos', condicional: false, valorCentavos: 5_000 * (linhas[0]?.parcelas ?? 0), limiteCentavos: 5_000 },
    ]);
    expect(totalCentavos).toBe(1_200_000 - 5_000 * (linhas[0]?.parcelas ?? 0));
  });

  test('a discount that the person left out, or on a line that does not go on, does not go on', () => {
    const cadastro = new Map([
      [
        1,
        {
          id: 1,
          nome: 'Irmãos',
          forma: 'percentual' as const,
          percentual: '10.0000',
          valorCentavos: null,
          limiteCentavos: null,
          condicional: false,
          sobreValorCheio: false,
          prioridade: 1,
          vale: true,
        },
      ],
    ]);
    const origem = {
      linhas: [linha(1, 'anuidade', 'A'), linha(2, 'transporte', 'Van')],
      descontos: [
        { linhaId: 2, descontoId: 1, descricao: 'x' },
        { linhaId: null, descontoId: 1, descricao: 'y' },
      ],
    };
    const plano = (descontoIds: ReadonlySet<number> | null) =>
      planejarContrato(
        origem,
        { id: 7, nome: '7º ano' },
        { casar: criarCasador([preco(1, 'anuidade', 'A')]), descontos: cadastro },
        { itens: 'anuidade', descontoIds },
      );
    expect(plano(null).descontos.map((d) => d.precoIndice)).toEqual([null]);
    expect(plano(new Set()).descontos).toEqual([]);
  });

  test('the family keeps its due day and its way of paying while both hold', () => {
    expect(vencimentoDaFamilia('2027-02-10', 31)).toBe('2027-02-28');
    expect(vencimentoDaFamilia('2027-01-10', undefined)).toBe('2027-01-10');
    const plano = planejarContrato(
      { linhas: [linha(1, 'anuidade', 'A')], descontos: [] },
      { id: 7, nome: '7º ano' },
      { casar: criarCasador([preco(1, 'anuidade', 'A')]), descontos: new Map() },
      { itens: 'contrato', descontoIds: null },
    );
    const forma = (ativas: number[]) => linhasDoContrato(plano, criterios.cobranca, new Set(ativas)).precos[0];
    expect(forma([1, 2])).toMatchObject({
      formaPagamentoId: 2,
      primeiroVencimento: '2027-01-15',
      diaVencimento: 15,
      valorCentavos: centavos(1_200_000),
    });
    expect(forma([1])).toMatchObject({ formaPagamentoId: 1 });
  });
});
