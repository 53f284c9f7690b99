import { useState } from 'react';
import { textosRh } from '#domains/rh/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import type { AcaoEmMassa } from '#platform/web/tabela/index.ts';
import { protocolosApi as api } from '../api.ts';

type Linha = { id: number; numero: string; pessoaNome: string };
export type Recusado = { id: number; nome: string; motivo: string };

/** Accepts many requests whole; each stands alone, and those that changed, wait for their day or are closed come back with the reason. */
export function useAceitarEmMassa<L extends Linha>(): { acao: AcaoEmMassa<L>; recusados: readonly Recusado[]; limpar: () => void } {
  const t = useTextos(textosRh);
  const [recusados, setRecusados] = useState<readonly Recusado[]>([]);
  const aceitar = async (id: number): Promise<void> => {
    const { versao, campos } = await chamar(api.obterProtocolo, { params: { id } });
    const todos = campos.map(({ campo }) => ({ campo, aceito: true, motivoRecusa: null }));
    await chamar(
      api.decidirProtocolo,
      { params: { id }, body: { versao, parecer: null, campos: todos } },
      { chaveIdempotencia: crypto.randomUUID() },
    );
  };
  const acao: AcaoEmMassa<L> = {
    chave: 'aceitar',
    rotulo: t('aceitarSelecionados'),
    aceitaFiltro: false,
    // One request after the other: a minute at most.
    maximo: 300,
    aoExecutar: async (escolha) => {
      if (escolha.tipo !== 'itens') return false;
      const consequencia = t('aceitarConsequencia', { n: escolha.quantidade });
      const pergunta = { titulo: t('aceitarSelecionados'), texto: t('aceitarTexto'), consequencia };
      if (!(await confirmar({ ...pergunta, rotuloConfirmar: t('aceitarSelecionados') }))) return false;
      const falhas: Recusado[] = [];
      for (const id of escolha.ids.map(Number)) {
        const linha = escolha.linhas.find((uma) => uma.id === id);
        const nome = linha ? `${linha.numero} ${linha.pessoaNome}` : String(id);
        await aceitar(id).catch((erro: unknown) => falhas.push({ id, nome, motivo: mensagemDe(erro) }));
      }
      const feitos = escolha.quantidade - falhas.length;
      if (feitos > 0) avisar.sucesso(t('aceitos', { n: feitos }));
      setRecusados(falhas);
      await Promise.all([api.listarProtocolos, api.obterProtocolo].map(invalidar));
      return true;
    },
  };
  return { acao, recusados, limpar: () => setRecusados([]) };
}
