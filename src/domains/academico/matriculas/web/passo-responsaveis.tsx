import { Button } from '@mantine/core';
import { useConsulta } from '#platform/web/consultas.ts';
import { useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { matriculasApi } from '../api.ts';
import { textosTelas } from '../texts-telas.ts';
import { textosMatricula } from '../texts.ts';
import { CamposResponsaveis } from './campos-responsaveis.tsx';
import { comSugestoes } from './sugestoes.ts';

/** Who answers for the student, and who pays how much. */
export function PassoResponsaveis() {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const { valores, definir } = useFormulario();
  const alunoId = useValor('alunoId');
  const { data } = useConsulta(
    matriculasApi.prepararMatricula,
    { params: { pessoaId: typeof alunoId === 'number' ? alunoId : 0 } },
    { ativa: typeof alunoId === 'number' },
  );
  const usar = (responsaveis: unknown, nomes: Record<string, string>): void => {
    definir('responsaveis', responsaveis);
    definir('nomes', { ...(valores()['nomes'] as object), ...nomes });
  };
  const sugestao = data ? comSugestoes(data) : null;
  return (
    <>
      <div role="status">
        {data && data.falecidos.length > 0 && (
          <p className="consequencia">
            {tt('falecidosDeFora', { n: data.falecidos.length, nomes: data.falecidos.map(({ nome }) => nome).join(', ') })}
          </p>
        )}
      </div>
      <CamposResponsaveis />
      {sugestao?.origem != null && (
        <Button variant="subtle" size="xs" onClick={() => usar(sugestao.responsaveis, sugestao.nomes)}>
          {t('usarSugeridos')}
        </Button>
      )}
      {data?.aluno.maiorDeIdade === true && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() =>
            usar([{ pessoaId: data.aluno.id, parentesco: 'proprio', pedagogico: true, financeiro: true, percentual: '100.00' }], {
              [String(data.aluno.id)]: data.aluno.nome,
            })
          }
        >
          {t('alunoResponde')}
        </Button>
      )}
    </>
  );
}
