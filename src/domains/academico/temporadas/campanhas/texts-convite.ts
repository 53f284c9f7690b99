import { defineTextos } from '#shared/textos.ts';

/** The mail that asks a guardian. The subject names nobody. */
export const textosDoConvite = defineTextos({
  assunto: { br: '{escola}: confira os dados da sua família', en: '{escola}: check the data of your family' },
  texto: {
    br: 'Olá, {nome}.\n\n{mensagem}A escola pede que você confira e corrija os seus dados e os dos alunos por quem responde ({temporada}), de {inicio} a {fim}. Abra no celular, corrija o que mudou e fotografe os documentos pedidos:\n\n{link}\n\nO link é só seu: não o encaminhe. Nada muda no cadastro antes de a secretaria conferir.\n\n{escola}\n',
    en: 'Hello, {nome}.\n\n{mensagem}The school asks you to check and correct your data and those of the students you answer for ({temporada}), from {inicio} to {fim}. Open it on your phone, correct what has changed and photograph the documents asked for:\n\n{link}\n\nThe link is yours alone: do not forward it. Nothing changes in the register before the front office has checked it.\n\n{escola}\n',
  },
});
