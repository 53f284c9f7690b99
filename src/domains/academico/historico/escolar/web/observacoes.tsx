import type { RespostaCliente } from '#shared/endpoint.ts';
import { BotaoSalvar, camposDe, CampoTextoLongo, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { historicoEscolarApi as api } from '../api.ts';
import { esquemaObservacoes } from '../esquemas.ts';
import { textosHistoricoEscolar } from '../texts.ts';
import estilo from './historico-escolar.module.css';

const campo = camposDe<typeof esquemaObservacoes>();
const ID = 'observacoes-do-historico';
type Historico = RespostaCliente<typeof api.obterHistorico>;

/** What the office adds, and the sentences that the paper prints by itself. */
export function Observacoes({ alunoId, versao, observacoes, doPapel }: Pick<Historico, 'alunoId' | 'versao' | 'observacoes' | 'doPapel'>) {
  const t = useTextos(textosHistoricoEscolar);
  const { pode } = useSessao();
  const podeEditar = pode('historico-escolar', 'editar');
  const digitadas = new Set((observacoes ?? '').split('\n'));
  const automaticas = [...doPapel.escalas, ...doPapel.observacoes.filter((linha) => !digitadas.has(linha))];
  return (
    <Cartao titulo={t('observacoes')}>
      {automaticas.length > 0 && (
        <ul className={estilo.linhas} aria-label={t('doPapel')}>
          {automaticas.map((linha) => (
            <li key={linha}>{linha}</li>
          ))}
        </ul>
      )}
      <Formulario
        id={ID}
        esquema={esquemaObservacoes}
        valoresIniciais={{ alunoId, versao, observacoes }}
        somenteLeitura={!podeEditar}
        aoSalvar={(_, body) => chamar(api.salvarObservacoes, { body })}
        aposSalvar={() => {
          avisar.sucesso(t('observacoesSalvas'));
          void envelhecer('HistoricoEscolar');
        }}
        valoresDoConflito={(detalhe) => detalhe as { versao: number; observacoes: string | null }}
      >
        <EmColunas>
          <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} colunas={12} maximo={4000} dica={t('ajudaObservacoes')} />
        </EmColunas>
        {podeEditar && (
          <p className={estilo.barra}>
            <BotaoSalvar formulario={ID} rotulo={t('salvar')} />
          </p>
        )}
      </Formulario>
    </Cartao>
  );
}
