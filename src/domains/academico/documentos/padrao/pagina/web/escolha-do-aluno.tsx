import { z } from 'zod';
import { campo as deCampo } from '#shared/campos.ts';
import { matriculasListaApi } from '#domains/academico/matriculas/lista/api.ts';
import { CampoBusca, camposDe, Formulario, type OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/rede/api.ts';

const esquema = z.strictObject({ matriculaId: deCampo.id() });
const campo = camposDe<typeof esquema>();

async function buscar(termo: string, signal: AbortSignal): Promise<readonly OpcaoDeBusca[]> {
  const { itens } = await chamar(
    matriculasListaApi.listarMatriculas,
    { query: { ...(termo === '' ? {} : { Nome: termo }), TamanhoDaPagina: 20, Movimento: undefined } },
    { signal },
  );
  return itens.map(({ id, alunoNome, codigo, turmaNome, cursoNome }) => ({
    valor: id,
    rotulo: alunoNome,
    detalhe: `${codigo} · ${turmaNome ?? cursoNome}`,
  }));
}

type Props = { rotulo: string; inicial: OpcaoDeBusca | null; aoEscolher: (opcao: OpcaoDeBusca | null) => void };

/** A student, found by name. */
export function EscolhaDoAluno({ rotulo, inicial, aoEscolher }: Props) {
  return (
    <Formulario
      id="aluno-da-previa"
      esquema={esquema}
      valoresIniciais={{ matriculaId: inicial === null ? '' : Number(inicial.valor) }}
      guarda={false}
      aoSalvar={() => Promise.resolve()}
    >
      <CampoBusca nome={campo('matriculaId')} rotulo={rotulo} buscar={buscar} inicial={inicial} aoMudar={aoEscolher} obrigatorio={false} />
    </Formulario>
  );
}
