import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { matriculasNovaApi } from '#domains/academico/matriculas/nova/api.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import type { formNovaMatricula } from './valores.ts';
import estilo from '#domains/academico/matriculas/web/matricula.module.css';

const campo = camposDe<typeof formNovaMatricula>();

/** Says at once, and not only at the end, that the student is already enrolled in the chosen course and year. */
export function AvisoDeRepeticao() {
  const tt = useTextos(textosTelas);
  const [alunoId, cursoId, anoLetivoId] = [useValor(campo('alunoId')), useValor(campo('cursoId')), useValor(campo('anoLetivoId'))];
  const escolhido = typeof alunoId === 'number';
  const { data } = useConsulta(
    matriculasNovaApi.prepararMatricula,
    { params: { pessoaId: escolhido ? alunoId : 0 } },
    { ativa: escolhido },
  );
  const ativa = data?.matriculas.find((m) => m.ativa && m.cursoId === cursoId && m.anoLetivoId === anoLetivoId);
  return (
    <div role="status">
      {data && ativa && <p className={estilo.erroDoCampo}>{tt('jaMatriculado', { aluno: data.aluno.nome, codigo: ativa.codigo })}</p>}
    </div>
  );
}
