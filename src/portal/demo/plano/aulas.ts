/** What is taught in each subject, by its short name, in the order of the year; what has none of its own is of infantil. */
export const temas: Readonly<Record<string, readonly string[]>> = {
  LP: [
    'Gêneros textuais: a notícia',
    'Substantivos e adjetivos',
    'Leitura: conto popular amazônico',
    'Pontuação e coesão',
    'Produção de texto: a carta',
    'Verbos e tempos verbais',
  ],
  MAT: [
    'Números naturais e operações',
    'Frações equivalentes',
    'Números decimais',
    'Geometria: ângulos',
    'Equações do primeiro grau',
    'Leitura de gráficos e tabelas',
  ],
  CIE: ['Célula: estrutura e funções', 'Ecossistemas da Amazônia', 'Água e saneamento', 'Corpo humano: sistemas', 'Energia e calor'],
  BIO: ['Citologia', 'Genética: leis de Mendel', 'Ecologia: cadeias alimentares', 'Evolução'],
  FIS: ['Cinemática: movimento uniforme', 'Leis de Newton', 'Trabalho e energia', 'Hidrostática'],
  QUI: ['Modelos atômicos', 'Tabela periódica', 'Ligações químicas', 'Funções inorgânicas'],
  HIS: ['Povos originários do Brasil', 'Colonização portuguesa', 'Cabanagem', 'Ciclo da borracha', 'República Velha'],
  GEO: ['Cartografia: escalas', 'Relevo e hidrografia', 'Clima equatorial', 'População e migrações', 'Economia da região Norte'],
  SOC: ['O que é sociedade', 'Cultura e identidade', 'Trabalho e desigualdade', 'Cidadania'],
  ING: ['Simple present', 'Daily routines', 'Past tense', 'Food and health'],
  ART: ['Cores e texturas', 'Carimbó e cultura popular', 'Perspectiva', 'Grafismos indígenas'],
  EDF: ['Jogos cooperativos', 'Voleibol: fundamentos', 'Ginástica e alongamento', 'Capoeira'],
  ER: ['Respeito às diferenças', 'Solidariedade', 'Festas religiosas: o Círio', 'Valores e convivência'],
};
export const temasDeInfantil = [
  'Roda de conversa e cantigas',
  'Brincadeiras ao ar livre',
  'Pintura com tinta guache',
  'Hora da história',
  'Contagem e formas',
];
export const tarefas = [
  'Exercícios 1 a 6 do capítulo',
  'Ler o texto da próxima aula',
  'Pesquisa em dupla',
  'Terminar a atividade do caderno',
];
