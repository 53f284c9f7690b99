import { defineTextos } from '#shared/textos.ts';

/** The mail that carries a code. The subject says nothing of anybody. */
export const textosDoCodigo = defineTextos({
  assunto: { br: 'Seu código: {codigo}', en: 'Your code: {codigo}' },
  texto: {
    br: 'Digite este código na página que você abriu pelo link da escola:\n\n{codigo}\n\nEle vale por {minutos} minutos e só uma vez. Se não foi você que o pediu, ignore esta mensagem e avise a escola.\n',
    en: 'Type this code on the page that you opened by the link of the school:\n\n{codigo}\n\nIt is good for {minutos} minutes and only once. If it was not you who asked for it, ignore this message and tell the school.\n',
  },
});
