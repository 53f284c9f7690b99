import { describe, expect, test } from 'vitest';
import { marcoAlcancado, marcoDevido } from './marcos.ts';
import { contadas, type FatosDaNotificacao, paraConselho, paraResponsaveis } from './papel.ts';

const numeros = {
  controle: 'por_aula' as const,
  dadas: 96,
  faltas: 15,
  justificadas: 3,
  previsto: 200,
  permitidas: 50,
  percentual: '81.25',
  frequenciaMinima: '75.0000',
  justificadasContam: true,
};
const fatos: FatosDaNotificacao = {
  aluno: { nome: 'Ana Souza', dataNascimento: '2014-05-10', filiacao: ['Rita Souza', 'João Souza'] },
  matricula: { codigo: '2026000123', ano: 2026, curso: '6º ano', segmentacao: 'Ensino Fundamental II', turma: '6º ano A' },
  responsaveis: [
    { pessoaId: 1, nome: 'Rita Souza', telefone: '+5591988880000' },
    { pessoaId: 2, nome: 'João Souza', telefone: null },
  ],
  numeros,
};
const textoDe = ({ paragrafos }: { paragrafos: string[] }): string => paragrafos.join(' ');

describe('which notice is due', () => {
  test('the highest share that was passed, once; who was told of the higher needs no word of the lower', () => {
    expect((['tranquilo', 'aviso', 'atencao', 'critico', 'excedido', null] as const).map(marcoAlcancado)).toEqual([
      null,
      30,
      30,
      30,
      100,
      null,
    ]);
    expect([marcoDevido('aviso', []), marcoDevido('critico', [30]), marcoDevido('excedido', [30]), marcoDevido('aviso', [100])]).toEqual([
      30,
      null,
      100,
      null,
    ]);
  });
});

describe('the letters', () => {
  test('tell the figures, the law and who answers for the student', () => {
    const carta = textoDe(paraResponsaveis(fatos, 30, '2026-06-10'));
    expect(carta).toContain('Ana Souza, 6º ano (Ensino Fundamental II), turma 6º ano A, ano letivo de 2026, matrícula nº 2026000123');
    expect(carta).toContain('até 10/06/2026 18 faltas (3 justificadas) em 96 aulas dadas, frequência de 81,25%');
    expect(carta).toContain('As faltas que contam (18) passaram de 30% das 50 que o ano admite, de 200 aulas previstas no ano.');
    const oficio = paraConselho(fatos, 100, '2026-06-10', 'Belém/PA');
    expect(oficio.destinatario).toBe('Ao Conselho Tutelar de Belém/PA');
    expect(textoDe(oficio)).toContain('Estudante: Ana Souza; data de nascimento 10/05/2014; filiação: Rita Souza e João Souza.');
    expect(textoDe(oficio)).toContain('Responsáveis: Rita Souza ((91) 98888-0000); João Souza.');
    expect(textoDe(oficio)).toContain('passaram do total que o ano admite: 50, de 200 aulas previstas no ano.');
  });

  test('say of whom has only a part of the year that it is his, and what of the absences came from another school', () => {
    const carta = (partes: Partial<typeof numeros> & { deOrigem?: number; parteDoAno?: true }): string =>
      textoDe(paraResponsaveis({ ...fatos, numeros: { ...numeros, ...partes } }, 30, '2026-06-10'));
    expect(carta({ parteDoAno: true, previsto: 18, permitidas: 4 })).toContain(
      'passaram de 30% das 4 que o ano admite, de 18 aulas que o ano tem para o estudante.',
    );
    expect(carta({ deOrigem: 5 })).toContain('18 faltas (3 justificadas), das quais 5 na escola de origem, em 96 aulas dadas');
    expect(carta({ deOrigem: 18, faltas: 18, justificadas: 0 })).toContain('18 faltas, todas na escola de origem, em 96 aulas dadas');
  });

  test('of a course that counts days speak of days, count what counts, and leave out what nobody knows', () => {
    const semDocumento = { ...numeros, controle: 'por_dia' as const, faltas: 1, justificadas: 0 };
    const carta = textoDe(paraResponsaveis({ ...fatos, numeros: semDocumento }, 30, '2026-06-10'));
    expect(carta).toContain('1 falta em 96 dias letivos, frequência');
    expect(carta).toContain('de 200 dias letivos previstos no ano.');
    expect([contadas(numeros), contadas({ ...numeros, justificadasContam: false })]).toEqual([18, 15]);
    const so = { ...fatos, aluno: { nome: 'Ana', dataNascimento: null, filiacao: [] }, responsaveis: [] };
    const oficio = textoDe(paraConselho(so, 30, '2026-06-10', null));
    expect(oficio).toContain('Estudante: Ana.');
    expect(oficio).toContain('Não há responsável pedagógico');
    expect(paraConselho(so, 30, '2026-06-10', null).destinatario).toBe('Ao Conselho Tutelar');
  });

  test('speak of no debt and no mark', () => {
    for (const texto of [textoDe(paraResponsaveis(fatos, 100, '2026-06-10')), textoDe(paraConselho(fatos, 100, '2026-06-10', null))])
      expect(texto).not.toMatch(/d[ée]bito|parcela|nota|média|inadimpl/i);
  });
});
