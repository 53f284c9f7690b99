import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import type { DadosDaAta } from './fatos.ts';

/** What a text is shown by: a council over so many students. */
export const ataDeExemplo = (alunos: number): DadosDaAta => ({
  numero: '2026-00003',
  conteudo: {
    titulo: 'Ata do conselho de classe',
    turma: '6º ano A',
    abertura:
      'Em 1º de julho de 2026 reuniu-se o conselho de classe da turma 6º ano A (6º ano), para tratar do 2º bimestre do ano letivo de 2026, com a participação de:',
    participantes: ['Carla Dias, coordenação', 'João Prado, professor (Matemática)'],
    colunaDaSituacao: 'Abaixo da média',
    alunos: Array.from({ length: alunos }, (_, i) => ({
      numero: String(i + 1),
      nome: `Aluno ${i + 1} Souza`,
      frequencia: '96,5%',
      situacao: i % 4 === 0 ? 'Matemática 5,0' : '–',
      decisao: '–',
      textos: i === 0 ? ['Observação: melhorou na leitura', 'Encaminhamento: reforço de Matemática'] : [],
    })),
    observacoes: 'A turma terá reforço às quintas-feiras.',
    fecho: 'Nada mais havendo a tratar, foi lavrada a presente ata.',
    lugarEData: 'Belém, 1º de julho de 2026.',
    assinaturas: ['Carla Dias', 'João Prado'],
    endereco: '',
    conferencia: '',
    escola: escolaDeExemplo,
  },
});
