import { Button } from '@mantine/core';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { matriculasNovaApi } from '#domains/academico/matriculas/nova/api.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { CamposResponsaveis } from '#domains/academico/matriculas/responsaveis/web/door.tsx';
import { comSugestoes } from './sugestoes.ts';
import type { formNovaMatricula } from './valores.ts';

const campo = camposDe<typeof formNovaMatricula>();

/** Who answers for the student, and who pays how much. `doIrmao`: the guardians of the sibling from whom the enrollment was started. */
export function PassoResponsaveis({ doIrmao }: { doIrmao: readonly { pessoaId: number; nome: string; falecido: boolean }[] }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const { ler, definir } = useFormulario();
  const alunoId = useValor(campo('alunoId'));
  const { data } = useConsulta(
    matriculasNovaApi.prepararMatricula,
    { params: { pessoaId: typeof alunoId === 'number' ? alunoId : 0 } },
    { ativa: typeof alunoId === 'number' },
  );
  const usar = (responsaveis: ReturnType<typeof comSugestoes>['responsaveis'], nomes: Record<string, string>): void => {
    definir(campo('responsaveis'), responsaveis);
    definir(campo('nomes'), { ...ler(campo('nomes')), ...nomes });
  };
  const mortos = new Map([...doIrmao.filter((r) => r.falecido), ...(data?.falecidos ?? [])].map((r) => [r.pessoaId, r.nome]));
  const sugestao = data ? comSugestoes(data) : null;
  return (
    <>
      <div role="status">
        {mortos.size > 0 && (
          <p className="consequencia">{tt('falecidosDeFora', { n: mortos.size, nomes: [...mortos.values()].join(', ') })}</p>
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
