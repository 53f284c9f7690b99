/** Whose a column is, where it is not of the student. */
export const deOutraPessoa = `responsavel financeiro pedagogico pagador mae pai filiacao conjuge avo emergencia
  guardian payer mother father emergency`.split(/\s+/);
/** What a code may be of, where it is of no person and not of the line itself. */
export const deOutraCoisa = `turma curso serie etapa segmento escola unidade filial turno sala cidade municipio ibge inep cep
  banco agencia conta forma categoria class course grade school city bank account method category`.split(/\s+/);
/** What a column of somebody tells, where it is neither who they are nor their code or CPF. */
export const deContato = [
  'rg',
  'celular',
  'telefone',
  'fone',
  'whatsapp',
  'mail',
  'email',
  'endereco',
  'nascimento',
  'profissao',
  'trabalho',
  'parentesco',
  'escolaridade',
  'sexo',
  'phone',
  'birth',
];

/**
 * What a sheet of people may bring, in the order of the mapping screen. `nomes` are the ways that schools call the
 * column, in search form; `br` and `en` what the screen and the model sheet call it.
 */
const definir = <const C extends string>(
  ...campos: { chave: C; br: string; en: string; nomes: string[]; menos?: readonly string[]; exemplo: string }[]
) => campos.map((campo) => ({ menos: deOutraPessoa, ...campo }));

/** Which guardian it is says nothing against the guardian. */
const deMaeOuPai = ['mae', 'pai', 'mother', 'father'];
const doNome = ['cpf', 'codigo', 'code', ...deContato];

// biome-ignore format: one member a line is how this list is read.
export const camposImportados = definir(
  { chave: 'nome', br: 'Nome do aluno', en: 'Student name', nomes: ['nome do aluno', 'nome completo', 'aluno', 'estudante', 'nome', 'student name', 'full name', 'name'], exemplo: 'Ana Beatriz' },
  { chave: 'sobrenome', br: 'Sobrenome do aluno', en: 'Student surname', nomes: ['sobrenome do aluno', 'sobrenome', 'surname', 'last name', 'student surname'], exemplo: 'Souza Lima' },
  { chave: 'nomeSocial', br: 'Nome social', en: 'Social name', nomes: ['nome social', 'social name'], exemplo: '' },
  { chave: 'dataNascimento', br: 'Data de nascimento', en: 'Birth date', nomes: ['data de nascimento', 'nascimento', 'birth date', 'birthdate', 'date of birth', 'dob'], exemplo: '04/03/2015' },
  { chave: 'cpf', br: 'CPF do aluno', en: 'Student CPF', nomes: ['cpf do aluno', 'cpf', 'student cpf'], exemplo: '' },
  { chave: 'rg', br: 'RG do aluno', en: 'Student RG', nomes: ['rg do aluno', 'rg', 'identidade', 'student rg'], exemplo: '' },
  { chave: 'genero', br: 'Gênero', en: 'Gender', nomes: ['genero', 'sexo', 'gender', 'sex'], exemplo: 'Feminino' },
  { chave: 'corRaca', br: 'Cor ou raça', en: 'Color or race', nomes: ['cor ou raca', 'cor raca', 'raca', 'cor', 'color or race'], exemplo: 'Parda' },
  { chave: 'naturalidade', br: 'Cidade onde nasceu', en: 'Place of birth', nomes: ['naturalidade', 'nat', 'cidade onde nasceu', 'cidade de nascimento', 'municipio de nascimento', 'local de nascimento', 'place of birth', 'city of birth'], exemplo: 'Belém' },
  { chave: 'naturalidadeUf', br: 'UF onde nasceu', en: 'State of birth', nomes: ['uf de nascimento', 'uf onde nasceu', 'naturalidade uf', 'nat uf', 'state of birth'], exemplo: 'PA' },
  { chave: 'certidaoNascimento', br: 'Matrícula da certidão', en: 'Birth registration number', nomes: ['matricula da certidao', 'certidao de nascimento', 'certidao', 'birth registration number'], exemplo: '' },
  { chave: 'celular', br: 'Celular do aluno', en: 'Student cell phone', nomes: ['celular do aluno', 'celular', 'telefone celular', 'student cell phone', 'cell phone', 'whatsapp'], exemplo: '' },
  { chave: 'telefone', br: 'Telefone residencial', en: 'Home phone', nomes: ['telefone residencial', 'telefone', 'home phone'], exemplo: '(91) 3222-1234' },
  { chave: 'email', br: 'E-mail do aluno', en: 'Student e-mail', nomes: ['e mail do aluno', 'email do aluno', 'e mail', 'email', 'student e mail'], exemplo: '' },
  { chave: 'cep', br: 'CEP', en: 'ZIP code (CEP)', nomes: ['cep', 'zip code cep', 'zip'], exemplo: '66010-000' },
  { chave: 'logradouro', br: 'Logradouro', en: 'Street', nomes: ['logradouro', 'endereco', 'rua', 'street', 'address'], exemplo: 'Avenida Presidente Vargas' },
  { chave: 'numero', br: 'Número', en: 'Number', nomes: ['numero', 'n', 'no', 'number'], exemplo: '100' },
  { chave: 'complemento', br: 'Complemento', en: 'Complement', nomes: ['complemento', 'complement'], exemplo: 'Apto 302' },
  { chave: 'bairro', br: 'Bairro', en: 'Neighbourhood', nomes: ['bairro', 'neighbourhood'], exemplo: 'Campina' },
  { chave: 'cidade', br: 'Cidade', en: 'City', nomes: ['cidade', 'municipio', 'city'], menos: [...deOutraPessoa, 'codigo', 'code', 'ibge'], exemplo: 'Belém' },
  { chave: 'uf', br: 'UF', en: 'State', nomes: ['uf', 'estado', 'state'], menos: [...deOutraPessoa, 'civil', 'rg', 'emissor', 'expedidor'], exemplo: 'PA' },
  { chave: 'maeNome', br: 'Nome da mãe', en: 'Mother’s name', nomes: ['nome da mae', 'mae', 'filiacao 1', 'mother s name', 'mother'], menos: doNome, exemplo: 'Marina Souza' },
  { chave: 'maeCpf', br: 'CPF da mãe', en: 'Mother’s CPF', nomes: ['cpf da mae', 'mother s cpf', 'mother cpf'], exemplo: '529.982.247-25' },
  { chave: 'maeCelular', br: 'Celular da mãe', en: 'Mother’s cell phone', nomes: ['celular da mae', 'telefone da mae', 'mother s cell phone'], exemplo: '(91) 98765-4321' },
  { chave: 'maeEmail', br: 'E-mail da mãe', en: 'Mother’s e-mail', nomes: ['e mail da mae', 'email da mae', 'mother s e mail'], exemplo: 'marina@exemplo.com.br' },
  { chave: 'paiNome', br: 'Nome do pai', en: 'Father’s name', nomes: ['nome do pai', 'pai', 'filiacao 2', 'father s name', 'father'], menos: doNome, exemplo: 'Paulo Lima' },
  { chave: 'paiCpf', br: 'CPF do pai', en: 'Father’s CPF', nomes: ['cpf do pai', 'father s cpf', 'father cpf'], exemplo: '' },
  { chave: 'paiCelular', br: 'Celular do pai', en: 'Father’s cell phone', nomes: ['celular do pai', 'telefone do pai', 'father s cell phone'], exemplo: '(91) 98888-7777' },
  { chave: 'paiEmail', br: 'E-mail do pai', en: 'Father’s e-mail', nomes: ['e mail do pai', 'email do pai', 'father s e mail'], exemplo: '' },
  { chave: 'respNome', br: 'Nome do outro responsável', en: 'Other guardian’s name', nomes: ['nome do responsavel', 'nome do outro responsavel', 'responsavel', 'other guardian s name', 'guardian'], menos: doNome, exemplo: '' },
  { chave: 'respCpf', br: 'CPF do outro responsável', en: 'Other guardian’s CPF', nomes: ['cpf do responsavel', 'cpf do outro responsavel', 'other guardian s cpf'], menos: deMaeOuPai, exemplo: '' },
  { chave: 'respCelular', br: 'Celular do outro responsável', en: 'Other guardian’s cell phone', nomes: ['celular do responsavel', 'celular do outro responsavel', 'telefone do responsavel', 'other guardian s cell phone'], menos: deMaeOuPai, exemplo: '' },
  { chave: 'respEmail', br: 'E-mail do outro responsável', en: 'Other guardian’s e-mail', nomes: ['e mail do responsavel', 'email do responsavel', 'e mail do outro responsavel', 'other guardian s e mail'], menos: deMaeOuPai, exemplo: '' },
);

export type CampoImportado = (typeof camposImportados)[number]['chave'];
