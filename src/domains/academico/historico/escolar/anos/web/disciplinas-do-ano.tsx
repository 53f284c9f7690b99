import { Button } from '@mantine/core';
import type { RespostaCliente } from '#shared/endpoint.ts';
import {
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  dentro,
  ListaDeCampos,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import type { anosDoHistoricoApi as api } from '../api.ts';
import type { esquemaAno } from '../esquemas.ts';
import { textosHistoricoEscolar } from '#domains/academico/historico/escolar/texts.ts';
import { resultadosDaDisciplina } from '#domains/academico/historico/escolar/tipos.ts';
import estilo from '#domains/academico/historico/escolar/web/historico-escolar.module.css';

const campo = camposDe<typeof esquemaAno>();
type Opcao = RespostaCliente<typeof api.opcoesDoAno>['disciplinas'][number];
const vazia = { disciplinaId: null, aproveitamento: null, cargaHoraria: null, faltas: null, resultado: null };
type Props = { /** Null: no school is chosen yet. */ opcoes: readonly Opcao[] | null; nosso: boolean; instituicaoId: number | null };

/** What each subject came to, as the paper of that school says it. */
export function DisciplinasDoAno({ opcoes, nosso, instituicaoId }: Props) {
  const t = useTextos(textosHistoricoEscolar);
  const { definir } = useFormulario();
  const linhas = useValor(campo('disciplinas'));
  const resultados = useOpcoes(resultadosDaDisciplina);
  if (opcoes === null) return <p className="suave">{t('escolhaInstituicao')}</p>;
  if (opcoes.length === 0)
    return (
      <p className="suave">
        {t('semDisciplinas')}{' '}
        <Elo tela="instituicao-disciplinas" {...(nosso ? {} : { search: { inst: instituicaoId } })}>
          {t('cadastrarDisciplinas')}
        </Elo>
      </p>
    );
  const trazer = (): void =>
    definir(
      campo('disciplinas'),
      opcoes.map(({ id, cargaHoraria }) => ({ ...vazia, disciplinaId: id, cargaHoraria })),
    );
  return (
    <>
      {(linhas?.length ?? 0) === 0 && (
        <p className={estilo.barra}>
          <Button variant="default" size="xs" onClick={trazer}>
            {t('trazerTodas')}
          </Button>
        </p>
      )}
      <ListaDeCampos
        nome={campo('disciplinas')}
        rotulo={t('disciplinas')}
        nomeDoItem={(i) => t('disciplinaN', { n: i + 1 })}
        rotuloAdicionar={t('incluirDisciplina')}
        novo={() => ({ ...vazia })}
        maximo={60}
      >
        {(item) => (
          <>
            <CampoSelecao nome={dentro(item, 'disciplinaId')} rotulo={t('disciplina')} colunas={4} opcoes={comoOpcoes(opcoes)} />
            <CampoTexto nome={dentro(item, 'aproveitamento')} rotulo={t('aproveitamento')} colunas={2} maximo={10} />
            <CampoNumero nome={dentro(item, 'cargaHoraria')} rotulo={t('cargaHoraria')} colunas={2} />
            <CampoNumero nome={dentro(item, 'faltas')} rotulo={t('faltas')} colunas={2} />
            <CampoSelecao nome={dentro(item, 'resultado')} rotulo={t('resultado')} colunas={2} opcoes={resultados} />
          </>
        )}
      </ListaDeCampos>
    </>
  );
}
