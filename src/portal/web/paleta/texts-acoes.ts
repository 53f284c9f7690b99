import { defineTextos } from '#shared/textos.ts';

/** The actions of the palette, and besides their names the words by which people look for them. */
export const textosAcoes = defineTextos({
  acoes: { br: 'Ações', en: 'Actions' },
  criar: { br: 'Criar, cadastrar, incluir, adicionar', en: 'Create, add, register' },
  novoTitulo: { br: 'Novo título a receber', en: 'New receivable title' },
  novaContaPagar: { br: 'Nova conta a pagar', en: 'New bill' },
  abaixoDoMinimo: { br: 'Produtos abaixo do mínimo', en: 'Products below minimum' },
  comprar: { br: 'Estoque, comprar, repor, acabando, falta', en: 'Stock, buy, restock, running low' },
  minhaConta: { br: 'Minha conta', en: 'My account' },
  tema: { br: 'Tema, modo, claro, escuro, aparência, cores', en: 'Theme, mode, light, dark, appearance, colors' },
  temaEscuro: { br: 'Usar tema escuro', en: 'Use dark theme' },
  temaClaro: { br: 'Usar tema claro', en: 'Use light theme' },
  mudarIdioma: { br: 'Mudar para inglês (English)', en: 'Switch to Portuguese (Português)' },
  idioma: { br: 'Idioma, língua, português, inglês, trocar', en: 'Language, change' },
  atalhos: { br: 'Mostrar os atalhos', en: 'Show the shortcuts' },
  teclado: { br: 'Teclado, teclas, ajuda', en: 'Keyboard, keys, help' },
  sair: { br: 'Sair', en: 'Sign out' },
  encerrar: { br: 'Encerrar, desconectar, deslogar, logout', en: 'Log out, logoff, leave, exit, quit' },
});
