import type { RespostaCliente } from '#shared/endpoint.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { historicoEscolarApi as api } from '#domains/academico/historico/escolar/api.ts';
import { AcoesDeEmissao, Emitidos } from '#domains/academico/historico/escolar/emissao/web/door.tsx';
import { textosHistoricoEscolar } from '#domains/academico/historico/escolar/texts.ts';
import { Anos } from '#domains/academico/historico/escolar/anos/web/door.tsx';
import { Observacoes } from '#domains/academico/historico/escolar/web/observacoes.tsx';
import { Pendencias } from '#domains/academico/historico/escolar/web/pendencias.tsx';
import { Quadro } from '#domains/academico/historico/escolar/web/quadro.tsx';

type Historico = RespostaCliente<typeof api.obterHistorico>;

/** The transcript of a student: what stands in the way, the years, the subjects, and the papers issued. */
export function HistoricoDoAluno({ id }: { id: string }) {
  const consulta = useRegistro(api.obterHistorico, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={12}>
      {(historico) => <Aberto historico={historico} />}
    </PaginaDoRegistro>
  );
}

function Aberto({ historico }: { historico: Historico }) {
  const t = useTextos(textosHistoricoEscolar);
  const [{ aluno: _, inst: __, ...doFiltro }] = useBusca();
  const { alunoId, aluno, pendencias } = historico;
  // Of who left before the closing the partial paper is what can be issued: what stands in its way is told.
  const saiu = historico.emCurso?.movimento === 'transferida';
  return (
    <Pagina
      titulo={aluno.nome}
      migalha={
        <Elo tela="historico-escolar" search={doFiltro}>
          {t('voltar')}
        </Elo>
      }
      acoes={<AcoesDeEmissao historico={historico} />}
    >
      <Pendencias alunoId={alunoId} pendencias={saiu ? unicas([...pendencias.completo, ...pendencias.parcial]) : pendencias.completo} />
      <Anos {...historico} />
      <Quadro anos={historico.anos} linhas={historico.linhas} />
      <Observacoes {...historico} />
      <Emitidos alunoId={alunoId} />
    </Pagina>
  );
}

const unicas = <T extends { mensagem: string }>(lista: readonly T[]): T[] => [
  ...new Map(lista.map((item) => [item.mensagem, item])).values(),
];
