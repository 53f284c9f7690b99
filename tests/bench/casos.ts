import type { Caso } from './caso.ts';
import { abrirAluno } from './casos/abrir-aluno.ts';
import { alunos } from './casos/alunos.ts';
import { aoLado } from './casos/ao-lado.ts';
import { auditoria } from './casos/auditoria.ts';
import { ativarContratos } from './casos/ativar-contratos.ts';
import { boletins } from './casos/boletins.ts';
import { boletos } from './casos/boletos.ts';
import { chamadas, frequenciaDoMes } from './casos/chamadas.ts';
import { entrar } from './casos/entrar.ts';
import { fecharAno } from './casos/fechar-ano.ts';
import { fichasSocioeconomicas } from './casos/fichas-socioeconomicas.ts';
import { gerarNota } from './casos/gerar-nota.ts';
import { historicos } from './casos/historicos.ts';
import { estoque } from './casos/estoque.ts';
import { inicio } from './casos/inicio.ts';
import { lancarFatos } from './casos/lancar-fatos.ts';
import { livros } from './casos/livros.ts';
import { notas } from './casos/notas.ts';
import { pagar } from './casos/pagar.ts';
import { papeis } from './casos/papeis.ts';
import { pessoas } from './casos/pessoas.ts';
import { receber } from './casos/receber.ts';
import { posicao } from './casos/posicao.ts';
import { rematriculas } from './casos/rematriculas.ts';

/** Every case; a new one is a file in `casos/` and a name here. */
export const casos: readonly Caso[] = [
  ...entrar,
  ...inicio,
  ...alunos,
  ...pessoas,
  ...abrirAluno,
  ...chamadas,
  ...ativarContratos,
  ...rematriculas,
  ...boletins,
  ...historicos,
  ...papeis,
  ...frequenciaDoMes,
  ...boletos,
  ...receber,
  ...pagar,
  ...notas,
  ...posicao,
  ...fichasSocioeconomicas,
  ...estoque,
  ...gerarNota,
  ...livros,
  ...lancarFatos,
  ...auditoria,
  ...aoLado,
  // What is closed for its measure takes no rolls and marks any more.
  ...fecharAno,
];
