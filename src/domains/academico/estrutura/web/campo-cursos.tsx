import { type Caminho, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useOpcoesEstrutura } from './door.tsx';
import estilo from './estrutura.module.css';

/** Courses to tick, by segmentação; kept in the form as a list of ids under `nome`. */
export function CampoCursos({
  nome,
  rotulo,
  dica,
  menos,
}: {
  nome: Caminho<readonly unknown[] | undefined>;
  rotulo: string;
  dica?: string;
  menos?: number;
}) {
  const { segmentacoes, cursos } = useOpcoesEstrutura();
  const { definir } = useFormulario();
  const valor = useValor(nome);
  const marcados = new Set<unknown>(valor);
  const alternar = (id: number): void => {
    const ids = cursos.map((c) => c.id).filter((curso) => (curso === id ? !marcados.has(id) : marcados.has(curso)));
    definir(nome, ids);
  };
  const grupos = segmentacoes
    .map((s) => ({ ...s, cursos: cursos.filter((c) => c.segmentacaoId === s.id && c.id !== menos && (c.ativo || marcados.has(c.id))) }))
    .filter((s) => s.cursos.length > 0);
  return (
    <fieldset className={estilo.marcas}>
      <legend>{rotulo}</legend>
      {dica !== undefined && <p className="suave">{dica}</p>}
      {grupos.map((segmentacao) => (
        <div key={segmentacao.id} role="group" aria-label={segmentacao.nome}>
          <span className="suave">{segmentacao.nome}</span>
          {segmentacao.cursos.map((curso) => (
            <label key={curso.id}>
              <input type="checkbox" checked={marcados.has(curso.id)} onChange={() => alternar(curso.id)} /> {curso.nome}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
