/** A student as the minutes tell him, in words. */
export type AlunoDaAta = {
  numero: string;
  nome: string;
  frequencia: string;
  /** What the year gave, or (of an etapa) the averages below what passes. */
  situacao: string;
  decisao: string;
  /** Said of him beyond that, a paragraph each. */
  textos: string[];
};

/** Everything that minutes say: they are printed from this alone, today and in twenty years. */
export type ConteudoDaAta = {
  titulo: string;
  turma: string;
  abertura: string;
  participantes: string[];
  colunaDaSituacao: string;
  alunos: AlunoDaAta[];
  observacoes: string | null;
  fecho: string;
  lugarEData: string;
  assinaturas: string[];
  endereco: string;
  conferencia: string;
  escola: { nome: string } & Record<'cnpj' | 'inep' | 'endereco' | 'cidade' | 'uf' | 'telefone' | 'email', string | null>;
};
