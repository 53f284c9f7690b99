import { Button } from '@mantine/core';
import { camposDe, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { descartarAlteracoes, janelaDe } from '#platform/web/registro/alteracoes.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { novoLancamento } from '../../esquemas.ts';
import { rascunhosApi } from '../../rascunhos/api.ts';
import { novoRascunho } from '../../rascunhos/esquemas.ts';
import { textosLancamento } from '../../texts.ts';

const campo = camposDe<typeof novoLancamento>();
/** What a creation, which answers the id alone, has made. */
const VERSAO_DE_NOVO = 1;

/** Keeps the entry as far as it was filled in, over the version of the draft that the form opened with, and closes its window. */
export function GuardarRascunho({ formulario, aoGuardar }: { formulario: string; aoGuardar: () => void }) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  const { ler, acompanhar } = useFormulario();
  const comandos = {
    envelhece: ['RascunhoContabil', 'PeriodoContabil'],
    aoConcluir: ({ id, versao = VERSAO_DE_NOVO }: { id: number; versao?: number }) => {
      acompanhar(campo('rascunho'), { id, versao });
      const janela = janelaDe(formulario);
      if (janela) descartarAlteracoes(janela);
      avisar.sucesso(t('rascunhoGuardado'));
      aoGuardar();
    },
  };
  const criar = useComando(rascunhosApi.criar, comandos);
  const editar = useComando(rascunhosApi.editar, comandos);
  const rascunho = ler(campo('rascunho'));
  if (!pode('contabil-lancamentos', rascunho ? 'editar' : 'criar')) return null;
  const guardar = (): void => {
    const lido = novoRascunho.safeParse({
      dataLancamento: ler(campo('dataLancamento')),
      ajuste: ler(campo('ajuste')),
      historico: ler(campo('historico')),
      documento: ler(campo('documento')),
      partidas: ler(campo('partidas')) ?? [],
    });
    if (!lido.success) return avisar.erro(t('rascunhoIlegivel'));
    const onError = (erro: unknown): void => avisar.erro(erro);
    const antes = ler(campo('rascunho'));
    if (antes) editar.mutate({ body: { id: Number(antes.id), versao: Number(antes.versao), ...lido.data } }, { onError });
    else criar.mutate({ body: lido.data }, { onError });
  };
  return (
    <Button variant="default" loading={criar.isPending || editar.isPending} onClick={guardar}>
      {t('guardarRascunho')}
    </Button>
  );
}
