import { Button } from '@mantine/core';
import { formatarData } from '#shared/datas.ts';
import { funcionariosApi } from '#domains/rh/api.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoBusca, CampoData, camposDe, EmColunas, Formulario, type OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { docentesApi } from '../api.ts';
import { esquemaDocentes, esquemaEdicaoDocente, esquemaSubstituicao } from '../esquemas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { excluir } from '#domains/academico/estrutura/web/excluir.ts';
import { relerEstrutura } from '#domains/academico/estrutura/web/lidas.ts';
import { useSalvo } from '#domains/academico/estrutura/web/salvo.ts';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';

const daNova = camposDe<typeof esquemaDocentes>();
const daEdicao = camposDe<typeof esquemaEdicaoDocente>();
const daSubstituicao = camposDe<typeof esquemaSubstituicao>();

type Atribuicao = { id: number; nome: string; dataInicio: string; dataFim: string | null; versao: number };
type Props = {
  /** What is taught: 'Matemática em 6º ano A', or how many of them. */
  rotulo: string;
  turmaDisciplinaIds: readonly number[];
  /** First day proposed for a new assignment. */
  inicio: string | null;
  /** Null: a new one. */
  atribuicao: Atribuicao | null;
  aoFechar: () => void;
};

/** Teachers at work today, by name, as a field searches them. */
async function buscarDocentes(termo: string, signal: AbortSignal): Promise<readonly OpcaoDeBusca[]> {
  const { itens } = await chamar(funcionariosApi.listarDocentes, { query: { Nome: termo } }, { signal });
  return comoOpcoes(itens);
}

/** Who teaches a subject of a class, and when: given, changed, replaced from a day on, or taken back. */
export default function DocenteJanela(props: Props) {
  const t = useTextos(textosEnsino);
  const { pode } = useSessao();
  const { rotulo, atribuicao, aoFechar } = props;
  const aoExcluir = (): void => {
    if (atribuicao)
      void excluir(
        () => chamar(docentesApi.excluirDocentePeriodo, { params: { id: atribuicao.id } }),
        `${atribuicao.nome}: ${rotulo}`,
      ).then((foi) => foi && aoFechar());
  };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={atribuicao ? `${atribuicao.nome}: ${rotulo}` : t('atribuirA', { nome: rotulo })}
      tamanho="larga"
      rodape={
        <>
          {atribuicao && pode('docentes-periodo', 'excluir') && (
            <Button variant="default" onClick={aoExcluir}>
              {t('excluir')}
            </Button>
          )}
          <BotaoSalvar formulario="docente" />
        </>
      }
    >
      {atribuicao ? <Existente atribuicao={atribuicao} aoFechar={aoFechar} /> : <Nova {...props} />}
    </Janela>
  );
}

function Nova({ turmaDisciplinaIds, inicio, aoFechar }: Props) {
  const t = useTextos(textosEnsino);
  return (
    <Formulario
      id="docente"
      esquema={esquemaDocentes}
      valoresIniciais={{ turmaDisciplinaIds: [...turmaDisciplinaIds], pessoaId: '', dataInicio: inicio ?? '', dataFim: null }}
      aoSalvar={(body, _saida, chaveIdempotencia) => chamar(docentesApi.criarDocentesPeriodo, { body }, { chaveIdempotencia })}
      aposSalvar={(resposta) => {
        avisar.sucesso(t('atribuido', { n: (resposta as { ids: number[] }).ids.length }));
        void relerEstrutura();
        aoFechar();
      }}
    >
      <EmColunas>
        <CampoBusca nome={daNova('pessoaId')} rotulo={t('docente')} colunas={6} buscar={buscarDocentes} autoFoco />
        <CampoData nome={daNova('dataInicio')} rotulo={t('inicio')} colunas={3} />
        <CampoData nome={daNova('dataFim')} rotulo={t('fim')} colunas={3} dica={t('fimDica')} />
      </EmColunas>
    </Formulario>
  );
}

function Existente({ atribuicao, aoFechar }: { atribuicao: Atribuicao; aoFechar: () => void }) {
  const t = useTextos(textosEnsino);
  const salvo = useSalvo(aoFechar);
  const { id, versao, nome, dataInicio, dataFim } = atribuicao;
  return (
    <>
      <Formulario
        id="docente"
        esquema={esquemaEdicaoDocente}
        valoresIniciais={{ id, versao, dataInicio, dataFim }}
        aoSalvar={(body) => chamar(docentesApi.editarDocentePeriodo, { body })}
        aposSalvar={() => salvo(nome)}
      >
        <EmColunas>
          <CampoData nome={daEdicao('dataInicio')} rotulo={t('inicio')} colunas={4} />
          <CampoData nome={daEdicao('dataFim')} rotulo={t('fim')} colunas={4} dica={t('fimDica')} />
        </EmColunas>
      </Formulario>
      <details className={estilo.recolhido}>
        <summary>{t('substituir')}</summary>
        <p className="suave">{t('substituirTexto', { docente: nome })}</p>
        <Formulario
          id="substituir"
          guarda={false}
          esquema={esquemaSubstituicao}
          valoresIniciais={{ versao, pessoaId: '', aPartirDe: '' }}
          aoSalvar={async (body, _saida, chaveIdempotencia) => {
            await chamar(docentesApi.substituirDocente, { params: { id }, body }, { chaveIdempotencia });
            return body.aPartirDe;
          }}
          aposSalvar={(data) => {
            avisar.sucesso(t('substituido', { data: formatarData(String(data)) }));
            void relerEstrutura();
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoBusca nome={daSubstituicao('pessoaId')} rotulo={t('docente')} colunas={6} buscar={buscarDocentes} />
            <CampoData nome={daSubstituicao('aPartirDe')} rotulo={t('aPartirDe')} colunas={4} />
          </EmColunas>
        </Formulario>
        <BotaoSalvar formulario="substituir" rotulo={t('substituir')} />
      </details>
    </>
  );
}
