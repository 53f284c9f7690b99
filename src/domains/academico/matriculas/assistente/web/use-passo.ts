import { abaDoCampo, campoDoErro } from '#platform/web/formulario/valores/caminhos.ts';
import { useContextoDoFormulario } from '#platform/web/formulario/contexto.tsx';
import { validar } from '#platform/web/formulario/valores/validar.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Passo, passosVisiveis } from './passos.ts';
import { formNovaMatricula } from './valores.ts';

/** Where the wizard stands (the address says it), and the ways on: forward only over a step that is right. */
export function usePasso() {
  const { form, campos, locais, focar } = useContextoDoFormulario();
  const { idioma } = useIdioma();
  const [busca, mudarBusca] = useBusca();
  const passos = passosVisiveis(useSessao().pode('contratos', 'criar'));
  const indice = Math.max(
    0,
    passos.findIndex(({ chave }) => chave === busca['passo']),
  );
  const abrir = (novo: number): void => {
    const passo = passos[novo];
    if (!passo) return;
    mudarBusca({ passo: novo === 0 ? undefined : passo.chave });
    focarPainel(passo.chave);
  };
  const continuar = (): void => {
    const rotulo = (nome: string) => campos.current.get(nome)?.rotulo;
    const { erros } = validar(formNovaMatricula, form.getValues(), idioma, rotulo, locais.current);
    const deste = Object.entries(erros ?? {}).filter(([caminho]) => abaDoCampo(passos, caminho)?.chave === passos[indice]?.chave);
    for (const [caminho, mensagem] of deste) form.setFieldError(caminho, mensagem);
    const primeiro = deste[0]?.[0];
    if (primeiro === undefined) return abrir(indice + 1);
    focar(campoDoErro([...campos.current.keys()], primeiro) ?? primeiro);
  };
  return {
    indice,
    ultimo: indice === passos.length - 1,
    atual: passos[indice]?.chave ?? 'aluno',
    continuar,
    voltar: () => abrir(indice - 1),
  };
}

export const idDoPainel = (passo: Passo): string => `passo-${passo}`;

/** The next step is drawn after the address changes: its first field takes the focus then, or the step itself. */
function focarPainel(passo: Passo, quadros = 60): void {
  const painel = document.getElementById(idDoPainel(passo));
  if (painel?.checkVisibility()) {
    const campo = painel.querySelector<HTMLElement>(':is(input, textarea, select):not([type=hidden], [readonly], [disabled])');
    window.scrollTo({ top: 0 });
    (campo ?? painel).focus({ preventScroll: campo === null });
  } else if (quadros > 0) requestAnimationFrame(() => focarPainel(passo, quadros - 1));
}
