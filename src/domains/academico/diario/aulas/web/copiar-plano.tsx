import type { DisciplinaDoDiario, EtapaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import { BotaoSalvar, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { aulasApi } from '../api.ts';
import { esquemaPlano } from '../esquemas.ts';
import { textosAula } from '../texts.ts';

const campo = camposDe<typeof esquemaPlano>();
type Props = { disciplina: DisciplinaDoDiario; etapa: EtapaDoDiario | undefined; aoFechar: () => void };

/** The plan of another year, into the lessons that the timetable expects. */
export default function CopiarPlano({ disciplina, etapa, aoFechar }: Props) {
  const t = useTextos(textosAula);
  const { data } = useConsulta(aulasApi.opcoesDaAula, { query: { TurmaDisciplinaId: disciplina.id } });
  const planos = data?.planos ?? [];
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('copiarPlano')}
      rodape={planos.length > 0 && <BotaoSalvar formulario="plano" rotulo={t('copiar')} />}
    >
      <p className="suave">{t('copiarPlanoTexto')}</p>
      {!data && <Esqueleto linhas={2} />}
      {data && planos.length === 0 && <p role="status">{t('semPlanos')}</p>}
      {planos[0] && (
        <Formulario
          id="plano"
          guarda={false}
          esquema={esquemaPlano}
          valoresIniciais={{
            turmaDisciplinaId: disciplina.id,
            deTurmaDisciplinaId: planos[0].turmaDisciplinaId,
            etapaId: etapa?.id ?? null,
          }}
          aoSalvar={(body, _saida, chaveIdempotencia) => chamar(aulasApi.copiarPlano, { body }, { chaveIdempotencia })}
          aposSalvar={(resposta) => {
            const { criadas, sobraram } = resposta as { criadas: number; sobraram: number };
            avisar.sucesso(sobraram > 0 ? t('copiadasComSobra', { criadas, sobraram }) : t('copiadas', { n: criadas }));
            void envelhecer('Aula');
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoSelecao
              nome={campo('deTurmaDisciplinaId')}
              rotulo={t('plano')}
              colunas={12}
              opcoes={planos.map(({ turmaDisciplinaId, turma, ano, aulas }) => ({
                valor: turmaDisciplinaId,
                rotulo: t('planoDe', { turma, ano, aulas }),
              }))}
            />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
