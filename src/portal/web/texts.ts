import { defineTextos } from '#shared/textos.ts';

/** Texts of the shell. */
export const textosPortal = defineTextos({
  produto: { br: 'Pátio', en: 'Pátio' },
  pularParaConteudo: { br: 'Ir para o conteúdo', en: 'Skip to content' },
  menuPrincipal: { br: 'Menu principal', en: 'Main menu' },
  abrirMenu: { br: 'Abrir menu', en: 'Open menu' },
  inicio: { br: 'Início', en: 'Home' },
  relatorios: { br: 'Relatórios', en: 'Reports' },
  barraSuperior: { br: 'Barra superior', en: 'Top bar' },
  buscarCurto: { br: 'Buscar tela, pessoa, título…', en: 'Search screen, person, title…' },
  buscar: { br: 'Buscar', en: 'Search' },
  idioma: { br: 'Idioma', en: 'Language' },
  minhaConta: { br: 'Minha conta', en: 'My account' },
  sair: { br: 'Sair', en: 'Sign out' },
  atalhoPaleta: { br: 'Abrir a busca geral', en: 'Open the general search' },
  atalhoBusca: { br: 'Ir para a busca da tela', en: 'Go to the search of the screen' },
  avisosDeTerceiros: { br: 'Avisos e licenças de terceiros', en: 'Notices and licences of third parties' },
  atalhoAjuda: { br: 'Ajuda desta tela', en: 'Help for this screen' },
  mostrarAtalhos: { br: 'Mostrar os atalhos', en: 'Show the shortcuts' },
  paletaTitulo: { br: 'Busca geral', en: 'General search' },
  paletaCampo: { br: 'Digite uma tela, uma ação, um nome, um código…', en: 'Type a screen, an action, a name, a code…' },
  paletaTelas: { br: 'Telas', en: 'Screens' },
  paletaNada: {
    br: 'Nada encontrado para "{termo}". Tente outra palavra; acentos e ordem não importam.',
    en: 'Nothing found for "{termo}". Try another word; accents and order do not matter.',
  },
  paletaBuscando: { br: 'Buscando…', en: 'Searching…' },
  paletaFalhou: { br: 'não foi possível buscar agora', en: 'could not be searched now' },
  paletaResultados: { br: { one: '{n} resultado', other: '{n} resultados' }, en: { one: '{n} result', other: '{n} results' } },
});
