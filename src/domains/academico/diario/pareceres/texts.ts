import { defineTextos } from '#shared/textos.ts';

/** Written opinions, and the phrases for them. */
export const textosPareceres = defineTextos({
  alunos: { br: 'Alunos', en: 'Students' },
  anterior: { br: 'Aluno anterior', en: 'Previous student' },
  proximo: { br: 'Próximo aluno', en: 'Next student' },
  parecerDe: { br: 'Parecer de {nome}', en: 'Opinion about {nome}' },
  tamanho: { br: '{n} de {maximo} letras', en: '{n} of {maximo} characters' },
  escritos: { br: '{n} de {total} escritos', en: '{n} of {total} written' },
  escrito: { br: 'escrito', en: 'written' },
  emBranco: { br: 'em branco', en: 'blank' },
  porEm: { br: 'Por {quem}, em {quando}.', en: 'By {quem}, on {quando}.' },
  frases: { br: 'Frases da escola', en: 'Phrases of the school' },
  semFrases: { br: 'Nenhuma frase ainda.', en: 'No phrase yet.' },
  gerirFrases: { br: 'Editar frases', en: 'Edit phrases' },
  frasesDaEscola: {
    br: 'As frases são de toda a escola: quem mantém os tipos de avaliação as muda e apaga.',
    en: 'The phrases are of the whole school: who keeps the evaluation types changes and deletes them.',
  },
  novaFrase: { br: 'Nova frase', en: 'New phrase' },
  frase: { br: 'Frase', en: 'Phrase' },
  ativa: { br: 'Oferecer a quem escreve', en: 'Offer to whoever writes' },
  salva: { br: 'Frase salva.', en: 'Phrase saved.' },
  editarFrase: { br: 'Editar', en: 'Edit' },
  fechada: {
    br: 'Fechada: os pareceres não mudam enquanto a coordenação não reabrir.',
    en: 'Closed: opinions do not change until the coordination reopens.',
  },
  semAlunos: { br: 'Nenhum aluno na turma durante a etapa', en: 'No student in the class during the term' },
  outroTexto: { br: '{quem} gravou outro texto enquanto você escrevia:', en: '{quem} saved another text while you were writing:' },
  outraPessoa: { br: 'Outra pessoa', en: 'Somebody else' },
  ficarComOutro: { br: 'Ficar com o texto gravado', en: 'Keep the saved text' },
  usarMeu: { br: 'Gravar o meu texto', en: 'Save my text' },
});
