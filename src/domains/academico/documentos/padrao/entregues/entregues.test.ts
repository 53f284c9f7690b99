import { describe, expect, test } from 'vitest';
import { compor } from '#platform/server/papel/compor.ts';
import { conteudoDoPapel } from '#shared/papel/esquema.ts';
import type { PaginaComposta } from '#shared/papel/pecas.ts';
import { preencher } from '#shared/papel/preencher.ts';
import { contratoDe, fatosDeTeste, mae, pai, semNada } from '#tests/helpers/papeis/fatos.ts';
import type { DoDocumento } from '#domains/academico/documentos/termos/definir.ts';
import { valoresDe } from '#domains/academico/documentos/termos/guia.ts';
import { tiposDocumento } from '#domains/academico/documentos/tipos.ts';
import { conteudoConferido } from '../esquemas.ts';
import { entregues } from './lista.ts';

const comprido = 'Maria Antonieta Evangelina dos Santos Albuquerque Cavalcanti de Figueiredo Nobre';
/** Students at the edges of what the register may hold. */
const alunos: Record<string, DoDocumento> = {
  'of whom everything is known': fatosDeTeste(),
  'of whom hardly anything is known': semNada(),
  'with two payers and five siblings': fatosDeTeste({
    responsaveis: [mae, pai],
    irmaos: Array.from({ length: 5 }, (_, i) => ({ nome: `Irmão ${i + 1} Souza`, curso: '3º ano', turma: null })),
  }),
  'with names of 80 letters': fatosDeTeste({
    aluno: { ...fatosDeTeste().aluno, nome: comprido, filiacao: [comprido, comprido] },
    responsaveis: [{ ...mae, nome: comprido }],
    irmaos: [{ nome: comprido, curso: comprido, turma: comprido }],
  }),
  'without an installment': fatosDeTeste({ contrato: { ...contratoDe(12), precos: [], descontos: [] } }),
  'with 36 installments': fatosDeTeste({ contrato: contratoDe(36) }),
  'called by a script': fatosDeTeste({ aluno: { ...fatosDeTeste().aluno, nome: '<script>alert(1)</script> {{escola.nome}}' } }),
};
const textos = (paginas: readonly PaginaComposta[]): string =>
  paginas.flatMap(({ pecas }) => pecas.flatMap((peca) => (peca.tipo === 'texto' ? [peca.texto] : []))).join(' ');
const papelDe = (conteudo: (typeof entregues)[number]['conteudo'], de: DoDocumento) => {
  const { papel } = preencher(conteudo, valoresDe(de));
  const escola = { versao: 1, ...de.escola };
  return {
    papel,
    paginas: compor(
      {
        papel,
        escola,
        selo: { codigo: '7KQ2-M9XF-3HTC', endereco: 'https://escola.exemplo/conferir-documento/7KQ2-M9XF-3HTC', emitidoPor: '' },
      },
      new Map(),
    ),
  };
};

describe('every delivered template', () => {
  test('is in the form of templates, its terms in their places', () => {
    expect(entregues.length).toBeGreaterThanOrEqual(6);
    expect(new Set(entregues.map(({ nome }) => nome)).size).toBe(entregues.length);
    for (const { chave, conteudo } of entregues)
      expect([chave, conteudoConferido(null).safeParse(conteudo).error?.issues ?? []]).toEqual([chave, []]);
  });

  test('says nothing that the portal declares by itself, knowing of which enrollments it may be said', () => {
    const daCasa = new Set<string>(tiposDocumento.map(({ br }) => br));
    expect(entregues.map(({ nome }) => nome).filter((nome) => daCasa.has(nome))).toEqual([]);
  });

  for (const [quem, de] of Object.entries(alunos)) {
    test(`is printed for a student ${quem}: nothing is cut, no title stands alone, no brace is left`, () => {
      for (const { chave, conteudo } of entregues) {
        const { papel, paginas } = papelDe(conteudo, de);
        expect(conteudoDoPapel.safeParse(papel).success, chave).toBe(true);
        for (const { largura, altura, pecas } of paginas) {
          for (const peca of pecas) {
            const fim = 'largura' in peca ? peca.largura : peca.lado;
            expect([peca.x >= 0, peca.x + fim <= largura - 40, peca.y <= altura - 20], `${chave}: ${JSON.stringify(peca)}`).toEqual([
              true,
              true,
              true,
            ]);
          }
          const corpo = pecas.flatMap((peca) => (peca.tipo === 'texto' && peca.y < altura - 130 ? [peca] : []));
          const ultima = corpo.toSorted((a, b) => a.y - b.y).at(-1);
          // Titles are larger and bold; what ends a page is running text.
          expect(ultima === undefined || ultima.tamanho <= 11 || paginas.length === 1, `${chave} ends a page by a title`).toBe(true);
        }
        const escrito = textos(paginas).replaceAll('{{escola.nome}}', '');
        expect(escrito.includes('{{'), chave).toBe(false);
        expect(escrito).toContain('7KQ2-M9XF-3HTC');
      }
    });
  }

  test('whoever allows something is said to be responsible for the student, whatever the register knows of their kinship', () => {
    const um = entregues.find(({ chave }) => chave === 'termo-de-imagem');
    for (const de of [fatosDeTeste(), semNada()]) {
      const escrito = um ? textos(papelDe(um.conteudo, de).paginas).replaceAll(/\s+/g, ' ') : '';
      expect(escrito).toMatch(/Rita Souza ?(, CPF [\d.-]+)?, responsável por Ana Souza, 6º ano/);
    }
  });

  test('a girl is not written of as a boy, and a course has its article, whatever it is called', () => {
    for (const genero of ['feminino', null])
      for (const { chave, conteudo } of entregues) {
        const escrito = textos(papelDe(conteudo, fatosDeTeste({ aluno: { ...fatosDeTeste().aluno, genero } })).paginas);
        expect(escrito, chave).not.toMatch(/\b(aluno|irmão|acompanhado|matriculado)\b(?!\(a\))/i);
        expect(escrito, chave).not.toMatch(/\bem 6º ano/);
      }
  });

  test('grades that nobody knows are not written as zeros: the paper says that there are none, and of a year that ended nothing may change', () => {
    const um = entregues.find(({ chave }) => chave === 'declaracao-escolaridade');
    const escrito = (partes: Partial<DoDocumento>) => (um ? textos(papelDe(um.conteudo, fatosDeTeste(partes)).paginas) : '');
    const boletim = { percentual: null, faltas: 0, aulas: 0 };
    const semNotas = escrito({ boletim: { ...boletim, notas: [] } });
    expect(semNotas).toContain('Não há notas registradas');
    expect(semNotas).not.toContain('podem mudar');
    const artes = { disciplina: 'Artes', etapas: ['8,0', null, null, null], final: null, faltas: null };
    const comNotas = escrito({ boletim: { ...boletim, notas: [artes] } });
    expect(comNotas).toContain('podem mudar');
    expect(valoresDe(fatosDeTeste({ boletim: { ...boletim, notas: [artes] } })).listas['notas']?.[0]).toMatchObject({ 'nota.faltas': '' });
    const { matricula } = fatosDeTeste();
    const concluida = escrito({
      boletim: { ...boletim, notas: [artes] },
      matricula: { ...matricula, movimento: 'concluida', resultado: 'aprovado' },
    });
    expect(concluida).not.toContain('podem mudar');
    expect(concluida).toContain('Resultado do ano: aprovado.');
    // What another school gave is not said as ours.
    const trazida = { ...artes, etapas: ['8,0 (o)', null, null, null] };
    const deFora = escrito({ boletim: { ...boletim, notas: [trazida], deOrigem: { notas: true, frequencia: null } } });
    expect(deFora).toContain('(o): nota da escola de origem.');
    expect(comNotas).not.toContain('origem');
  });

  test('a name that looks like code or like a term is written as it stands', () => {
    const um = entregues.find(({ chave }) => chave === 'declaracao-escolaridade');
    const escrito = um ? textos(papelDe(um.conteudo, alunos['called by a script'] ?? fatosDeTeste()).paginas) : '';
    expect(escrito).toContain('<script>alert(1)</script> {{escola.nome}}');
  });
});
