import { describe, expect, test } from 'vitest';
import { problemasDoModelo } from './limites.ts';

const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';
const codigos = (frase: string): string[] =>
  problemasDoModelo({ assunto: 'Mensagem da escola', corpo: `${corpo} ${frase}.` }).map((p) => p.codigo);

// Of forty-eight sentences that a reader wrote without looking at the rules, those that the rules had wrong, and others of their kinds.
describe('sentences of a third reading', () => {
  test.each([
    'As notas e as faltas do aluno não têm relação com esta mensagem',
    'O boletim do aluno não tem nenhuma relação com as parcelas',
    'Colocaremos o débito num acordo, se a família quiser',
    'O acesso do aluno ao aplicativo segue normalmente',
    'Enviaremos o boleto novo pelo aplicativo',
    'Se a avó da criança paga as mensalidades, informe-nos o e-mail dela',
    'O corte das despesas da família pode pedir um parcelamento: conte conosco',
  ])('fair: %s', (frase) => expect(codigos(frase)).toEqual([]));
  test.each([
    'Avisaremos os demais pais sobre a situação',
    'Todos os pais da turma serão informados',
    'O aluno será transferido para outra turma por falta de pagamento',
    'A criança será remanejada de sala até a quitação',
    'O acesso do aluno ao aplicativo será cortado',
    'Cortaremos a merenda do aluno',
    'Colocaremos o nome da família no mural da escola',
    'Penduraremos a relação das parcelas no quadro da portaria',
    'Mandaremos a cobrança pelo seu filho, na agenda',
    'A carta irá na agenda, para que todos vejam',
    'Cobraremos a dívida da avó da criança',
    'A cobrança será feita ao padrinho do aluno',
  ])('unlawful: %s', (frase) => expect(codigos(frase)).toContain('EXPRESSAO_VEDADA'));
});

describe('sentences of a fourth reading', () => {
  test.each([
    'As aulas, as provas e os passeios pedagógicos seguem como planejado',
    'O pagamento por transferência bancária só é reconhecido depois de dois dias úteis',
    'Se pagou por transferência, envie o comprovante para darmos baixa nas parcelas',
  ])('fair: %s', (frase) => expect(codigos(frase)).toEqual([]));
  test.each([
    'A transferência só será expedida mediante a quitação das parcelas',
    'Não expediremos a transferência enquanto houver parcelas em aberto',
    'O aluno ficará na biblioteca durante as aulas',
    'As provas seguem como planejado, mas só para quem está em dia',
  ])('unlawful: %s', (frase) => expect(codigos(frase)).toContain('EXPRESSAO_VEDADA'));
});
