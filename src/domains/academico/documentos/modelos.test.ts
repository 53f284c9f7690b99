import { describe, expect, test } from 'vitest';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { normalizarCodigo } from './esquemas.ts';
import { preencher } from '#shared/papel/preencher.ts';
import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import { papelDaDeclaracao } from './declaracoes/modelo.ts';
import { type FatosDoDocumento, type FrequenciaDeclarada, nomeMinimo, observacaoDe, percentualPorExtenso } from './modelos.ts';
import { podeEmitir, type TipoDocumento, tiposDocumento } from './tipos.ts';

const fatos: FatosDoDocumento = {
  aluno: {
    nome: 'Ana Clara Souza',
    genero: 'feminino',
    dataNascimento: '2014-05-01',
    naturalidade: 'Belém',
    naturalidadeUf: 'PA',
    cpf: '52998224725',
    rg: null,
    rgOrgaoEmissor: null,
    filiacao: ['Rita Souza', 'Marcos Souza'],
  },
  escola: { nome: 'Colégio Exemplo', inep: '15000001' },
  matricula: {
    codigo: '2026-00412',
    ano: 2026,
    cursoNome: '6º ano',
    segmentacaoNome: 'Ensino Fundamental II',
    turmaNome: '6º ano A',
    turno: 'manha',
    dataMatricula: '2026-01-20',
    dataSaida: null,
    movimento: 'ativa' as const,
    resultado: 'cursando',
    periodo: { inicio: '2026-02-02', fim: '2026-12-18' },
  },
};
const nada = { finalidade: null, frequencia: null };
type Complemento = { finalidade: string | null; frequencia: FrequenciaDeclarada | null };
/** The running text of a declaration by the template that comes with the product. */
function redigir(tipo: TipoDocumento, { escola, ...resto }: FatosDoDocumento, complemento: Complemento): { paragrafos: string[] } {
  const { conteudo, valores } = papelDaDeclaracao[tipo];
  const dados = { ...resto, ...complemento, hoje: '2026-06-11', numero: '2026-00001', escola: { ...escolaDeExemplo, ...escola } };
  const { papel } = preencher(conteudo, valores(dados));
  return {
    paragrafos: papel.blocos.flatMap((bloco) =>
      bloco.tipo === 'paragrafo' && bloco.alinhamento === 'justificado'
        ? [bloco.trechos.map((um) => (um.tipo === 'texto' ? um.texto : '')).join('')]
        : [],
    ),
  };
}
const texto = (...p: Parameters<typeof redigir>) => redigir(...p).paragrafos.join('\n');

describe('built-in templates', () => {
  test('enrollment: who, where, since when, with dates written out', () => {
    expect(texto('declaracao_matricula', fatos, nada)).toBe(
      'Declaramos, para os devidos fins, que Ana Clara Souza, nascida em 1º de maio de 2014, natural de Belém/PA, filha de Rita Souza e Marcos Souza, CPF 529.982.247-25, ' +
        'está regularmente matriculada nesta escola (código INEP 15000001), no curso 6º ano (Ensino Fundamental II), turma 6º ano A, turno da manhã, no ano letivo de 2026, ' +
        'com aulas de 2 de fevereiro de 2026 a 18 de dezembro de 2026, sob a matrícula nº 2026-00412, desde 20 de janeiro de 2026.\n' +
        'Por ser verdade, firmamos a presente declaração.',
    );
  });

  test('what the register does not know is left out; an unknown gender writes both forms', () => {
    const vazio = { ...fatos.aluno, genero: null, dataNascimento: null, naturalidade: null, naturalidadeUf: null, cpf: null, filiacao: [] };
    const sem = texto('declaracao_matricula', { ...fatos, aluno: vazio, escola: { nome: 'Colégio Exemplo', inep: null } }, nada);
    expect(sem).toContain('que Ana Clara Souza está regularmente matriculado(a) nesta escola, no curso 6º ano');
    expect(sem).not.toMatch(/null|undefined|,,| ,|INEP/);
    const comRg = texto(
      'declaracao_matricula',
      { ...fatos, aluno: { ...vazio, genero: 'masculino', rg: '1234567', rgOrgaoEmissor: 'PC' } },
      nada,
    );
    expect(comRg).toContain('que Ana Clara Souza, RG 1234567 PC, está regularmente matriculado nesta escola');
  });

  test('attendance: the figure in words, and who counted it', () => {
    const frequencia = { de: '2026-02-02', ate: '2026-06-30', percentual: '92.5000', diario: null };
    const paragrafos = redigir('declaracao_frequencia', fatos, { finalidade: 'benefício social', frequencia }).paragrafos;
    expect(paragrafos[1]).toBe(
      'No período de 2 de fevereiro de 2026 a 30 de junho de 2026, teve frequência de 92,50% (noventa e dois inteiros e cinquenta centésimos por cento) das horas letivas, apurada pela secretaria desta escola.',
    );
    expect(paragrafos[2]).toBe('Esta declaração destina-se a: benefício social.');
    const doDiario = (faltas: number, justificadas: number, controle: 'por_aula' | 'por_dia') =>
      redigir('declaracao_frequencia', fatos, {
        finalidade: null,
        frequencia: { ...frequencia, diario: { dadas: 200, faltas, justificadas, controle } },
      }).paragrafos[1];
    expect(doDiario(12, 3, 'por_aula')).toContain(
      'das horas letivas, conforme o diário de classe: 15 faltas em 200 aulas, 3 justificadas.',
    );
    expect(doDiario(1, 0, 'por_dia')).toContain('dos dias letivos, conforme o diário de classe: 1 falta em 200 dias de aula.');
    expect(doDiario(0, 0, 'por_dia')).toContain('nenhuma falta em 200 dias de aula.');
  });

  test('transfer: until when, where the student may go on, that it is provisional', () => {
    const saiu = { ...fatos, matricula: { ...fatos.matricula, movimento: 'transferida' as const, dataSaida: '2026-06-10' } };
    const lido = texto('declaracao_transferencia', saiu, nada);
    expect(lido).toContain('sob a matrícula nº 2026-00412, até 10 de junho de 2026, data da transferência.');
    expect(lido).toContain('Pode prosseguir os estudos no curso 6º ano (Ensino Fundamental II), no ano letivo de 2026.');
    expect(lido).toContain('vale por 30 (trinta) dias');
    expect(lido).not.toMatch(/débito|quitação|nada consta/i);
    expect(observacaoDe('declaracao_transferencia', '2026-06-11')).toBe('Válida por 30 dias a contar de 11/06/2026.');
    expect(observacaoDe('declaracao_matricula', '2026-06-11')).toBeNull();
  });

  test.each([
    [
      'ativa',
      null,
      'cursando',
      'está matriculada nesta escola',
      ', e está apta a transferir-se.',
      'Pode prosseguir os estudos no curso 6º ano',
    ],
    [
      'trancada',
      '2026-06-10',
      'cursando',
      'esteve matriculada',
      'até 10 de junho de 2026, e está apta a transferir-se.',
      'no curso 6º ano (Ensino',
    ],
    ['concluida', null, 'aprovado', 'esteve matriculada', 'e está apta a transferir-se.', 'no curso que se segue a 6º ano'],
    ['concluida', null, 'reprovado_por_nota', 'esteve matriculada', 'e está apta', 'Pode cursar novamente 6º ano'],
  ] as const)('transfer, of one that is %s until %s with %s', (movimento, dataSaida, resultado, ...partes) => {
    const matricula = { ...fatos.matricula, movimento, dataSaida, resultado };
    const lido = texto('declaracao_transferencia', { ...fatos, matricula }, nada);
    for (const parte of partes) expect(lido).toContain(parte);
    expect(lido).not.toContain('data da transferência');
  });

  test.each([
    ['100.0000', '100,00% (cem por cento)'],
    ['0.0000', '0,00% (zero por cento)'],
    ['1.0100', '1,01% (um inteiro e um centésimo por cento)'],
    ['74.8700', '74,87% (setenta e quatro inteiros e oitenta e sete centésimos por cento)'],
  ])('%s in words', (valor, escrito) => expect(percentualPorExtenso(valor)).toBe(escrito));
});

describe('what may be issued', () => {
  test('only the movement decides', () => {
    const quais = Object.fromEntries(
      valoresDaLista(tiposDocumento).map((tipo) => [tipo, valoresDaLista(movimentos).filter((m) => podeEmitir(tipo, m))]),
    );
    expect(quais).toEqual({
      declaracao_matricula: ['ativa', 'concluida'],
      declaracao_frequencia: ['ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada', 'falecido'],
      declaracao_transferencia: ['ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada'],
    });
  });
});

describe('the declaration of who completed the year', () => {
  const de = (resultado: FatosDoDocumento['matricula']['resultado']) =>
    texto('declaracao_matricula', { ...fatos, matricula: { ...fatos.matricula, movimento: 'concluida' as const, resultado } }, nada);

  test.each([
    ['aprovado', 'concluiu o curso', 'aprovado'],
    ['aprovado_pelo_conselho', 'concluiu o curso', 'aprovado pelo conselho'],
    ['aprovado_com_dependencia', 'concluiu o curso', 'aprovado com dependência'],
    ['reprovado_por_nota', 'frequentou o curso', 'reprovado por nota'],
    ['reprovado_por_falta', 'frequentou o curso', 'reprovado por falta'],
  ] as const)('%s: %s', (resultado, verbo, dito) => {
    expect(de(resultado)).toContain(` ${verbo} 6º ano (Ensino Fundamental II)`);
    expect(de(resultado)).toContain(`, com resultado final: ${dito}.`);
  });
});

describe('the public page', () => {
  test.each([
    ['Ana Clara de Souza Lima', 'Ana C. S. L.'],
    ['Iracema', 'Iracema'],
    ['  José   dos Santos ', 'José S.'],
  ])('%s is shown as %s', (nome, minimo) => expect(nomeMinimo(nome)).toBe(minimo));

  test('a code is read in any case, with or without dashes', () => {
    expect(normalizarCodigo('ab12cd34ef56')).toBe('AB12-CD34-EF56');
    expect(normalizarCodigo(' AB12 - CD34 - EF56 ')).toBe('AB12-CD34-EF56');
    expect(normalizarCodigo('AB12')).toBe('AB12');
  });
});
