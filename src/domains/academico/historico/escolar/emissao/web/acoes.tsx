import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { BotaoDocumento, PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { historicoEscolarApi } from '#domains/academico/historico/escolar/api.ts';
import type { TipoHistorico } from '#domains/academico/historico/escolar/tipos.ts';
import { emissaoDeHistoricoApi as api } from '../api.ts';
import { textosEmissaoDeHistorico } from '../texts.ts';

type Historico = RespostaCliente<typeof historicoEscolarApi.obterHistorico>;

/** The draft of the paper, and its issue; the partial one of who has a year going on. */
export function AcoesDeEmissao({ historico }: { historico: Historico }) {
  const t = useTextos(textosEmissaoDeHistorico);
  const { pode } = useSessao();
  const [aberto, setAberto] = useState<{ id: number; numero: string } | null>(null);
  const comando = useComando(api.emitirHistorico, {
    envelhece: ['HistoricoEmitido', 'HistoricoEscolar', 'Pessoa/obter-alunos-historico-escolar'],
  });
  const { alunoId, aluno, emCurso, pendencias } = historico;
  const emitir = async (tipo: TipoHistorico): Promise<void> => {
    const n = pendencias[tipo].filter(({ bloqueia }) => !bloqueia).length;
    const pergunta = { titulo: t('confirmar', { nome: aluno.nome }), texto: t('confirmarTexto'), rotuloConfirmar: t('emitir') };
    if (!(await confirmar({ ...pergunta, ...(n > 0 ? { consequencia: t('avisos', { n }) } : {}) }))) return;
    comando.mutate(
      { body: { alunoId, tipo } },
      {
        onSuccess: (emitido) => {
          avisar.sucesso(t('emitido', { numero: emitido.numero }));
          setAberto(emitido);
        },
        onError: (causa) => avisar.erro(causa),
      },
    );
  };
  const minuta = (tipo: TipoHistorico) => ({
    titulo: t(tipo === 'parcial' ? 'minutaParcial' : 'minuta'),
    endpoint: api.verMinuta,
    entrada: { params: { id: alunoId }, query: { Tipo: tipo } },
    nomePadrao: 'historico-minuta.pdf',
  });
  const podeEmitir = pode('historico-escolar', 'criar');
  const bloqueado = (tipo: TipoHistorico): boolean => pendencias[tipo].some(({ bloqueia }) => bloqueia);
  return (
    <>
      <BotaoDocumento rotulo={t('minuta')} {...minuta('completo')} />
      {emCurso && podeEmitir && (
        <Button variant="default" disabled={bloqueado('parcial')} loading={comando.isPending} onClick={() => void emitir('parcial')}>
          {t('emitirParcial')}
        </Button>
      )}
      {podeEmitir && (
        <Button disabled={bloqueado('completo')} loading={comando.isPending} onClick={() => void emitir('completo')}>
          {t('emitir')}
        </Button>
      )}
      {aberto && (
        <PreviaDocumento
          aberta
          aoFechar={() => setAberto(null)}
          titulo={aberto.numero}
          endpoint={api.imprimirHistorico}
          entrada={{ params: { id: aberto.id } }}
          nomePadrao={`historico-${aberto.numero}.pdf`}
        />
      )}
    </>
  );
}
