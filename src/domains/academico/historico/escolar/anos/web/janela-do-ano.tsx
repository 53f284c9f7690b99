import type { RespostaCliente } from '#shared/endpoint.ts';
import { FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import { excluirRegistro } from '#platform/web/registro/excluir.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { anosDoHistoricoApi as api } from '../api.ts';
import { esquemaAno, esquemaAnoDeOutra, esquemaEdicaoAno, esquemaEdicaoAnoDeOutra } from '../esquemas.ts';
import { textosHistoricoEscolar } from '#domains/academico/historico/escolar/texts.ts';
import { CamposDoAno } from './campos-do-ano.tsx';

type Ano = RespostaCliente<typeof api.obterAno>;
type Props = { alunoId: number; id: number | null; nosso: boolean; aoFechar: () => void };

const vazio = {
  ano: new Date().getFullYear() - 1,
  instituicaoId: null,
  instituicaoTurmaId: null,
  cursoId: null,
  serie: '',
  turma: null,
  cargaHoraria: null,
  diasLetivos: null,
  frequencia: null,
  resultado: 'aprovado' as const,
  observacao: null,
  disciplinas: [],
};
const paraEdicao = ({ alunoId: _, instituicaoNome: __, ...ano }: Ano) => ano;

/** One typed year, new or changed. */
export default function JanelaDoAno({ alunoId, id, nosso, aoFechar }: Props) {
  const t = useTextos(textosHistoricoEscolar);
  const consulta = useRegistro(api.obterAno, { params: { id: id ?? 0 } }, { ativa: id !== null });
  const ano = id === null ? null : (consulta.data ?? null);
  const doNosso = ano ? ano.instituicaoId === null : nosso;
  const apagar = async (registro: Ano): Promise<void> => {
    const nome = `${registro.ano} · ${registro.serie}`;
    const excluir = (): Promise<unknown> => chamar(api.excluirAno, { params: { id: registro.id } });
    if (await excluirRegistro({ nome, texto: t('excluirAnoTexto'), excluir, envelhece: ['HistoricoEscolar'] })) aoFechar();
  };
  return (
    <JanelaDeRegistro
      titulo={t(doNosso ? 'anoNosso' : 'anoDeOutra')}
      tamanho="larga"
      consulta={id === null ? null : consulta}
      aoFechar={aoFechar}
      aoExcluir={ano ? () => void apagar(ano) : undefined}
    >
      <FormularioDeRegistro
        id={FORMULARIO}
        aposSalvar={() => {
          avisar.sucesso(t('anoSalvo', { ano: ano?.ano ?? '' }));
          void envelhecer('HistoricoEscolar', 'Pessoa/obter-alunos-historico-escolar');
          aoFechar();
        }}
        novo={{
          esquema: doNosso ? esquemaAno : esquemaAnoDeOutra,
          valores: { alunoId, ...vazio },
          enviar: (body, chaveIdempotencia) => chamar(api.criarAno, { body }, { chaveIdempotencia }),
        }}
        edicao={
          ano && {
            esquema: doNosso ? esquemaEdicaoAno : esquemaEdicaoAnoDeOutra,
            valores: paraEdicao(ano),
            enviar: (body) => chamar(api.editarAno, { body }),
            conflito: (detalhe) => paraEdicao(detalhe as Ano),
          }
        }
      >
        <CamposDoAno nosso={doNosso} instituicao={ano?.instituicaoNome ?? null} />
      </FormularioDeRegistro>
    </JanelaDeRegistro>
  );
}
