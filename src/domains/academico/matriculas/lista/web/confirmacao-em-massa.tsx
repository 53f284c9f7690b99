import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { AcaoEmMassa } from '#platform/web/tabela/index.ts';
import { matriculasMovimentosApi } from '#domains/academico/matriculas/movimentos/api.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { relerMatriculas } from '#domains/academico/matriculas/web/lidas.ts';

type Linha = { id: number; alunoNome: string };
export type Recusada = { id: number; nome: string; motivo: string };

/** Confirms many pre-enrollments; each stands alone, and those refused come back with the reason. */
export function useConfirmacaoEmMassa<L extends Linha>(): { acao: AcaoEmMassa<L>; recusadas: readonly Recusada[]; limpar: () => void } {
  const t = useTextos(textosTelas);
  const [recusadas, setRecusadas] = useState<readonly Recusada[]>([]);
  const acao: AcaoEmMassa<L> = {
    chave: 'confirmar',
    rotulo: t('confirmarSelecionadas'),
    aceitaFiltro: false,
    // One request after the other: a minute at most.
    maximo: 1_000,
    aoExecutar: async (escolha) => {
      if (escolha.tipo !== 'itens') return false;
      const consequencia = t('confirmarConsequencia', { n: escolha.quantidade });
      const pergunta = { titulo: t('confirmarSelecionadas'), texto: t('confirmarTexto'), consequencia };
      if (!(await confirmar({ ...pergunta, rotuloConfirmar: t('confirmarSelecionadas') }))) return false;
      const dataMovimento = hojeNaEscola();
      const falhas: Recusada[] = [];
      for (const id of escolha.ids.map(Number)) {
        const nome = escolha.linhas.find((linha) => linha.id === id)?.alunoNome ?? String(id);
        await chamar(
          matriculasMovimentosApi.ativarMatricula,
          { params: { id }, body: { dataMovimento } },
          { chaveIdempotencia: crypto.randomUUID() },
        ).catch((erro: unknown) => falhas.push({ id, nome, motivo: mensagemDe(erro) }));
      }
      const feitas = escolha.quantidade - falhas.length;
      if (feitas > 0) avisar.sucesso(t('confirmadas', { n: feitas }));
      setRecusadas(falhas);
      await relerMatriculas();
      return true;
    },
  };
  return { acao, recusadas, limpar: () => setRecusadas([]) };
}
