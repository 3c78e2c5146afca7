/**
 * For components that show rows of a service. The component gives `fetch()`, which makes the call, and `show(data)`,
 * which gets its data, or null after a failure; `load()` starts over.
 */
window.latestLoad = {
  data: () => ({ loading: true, error: null }),
  created() {
    // The number of the latest call: the reply of an earlier one must not overwrite its rows.
    this.turn = 0;
  },
  beforeDestroy() {
    this.turn += 1;
  },
  methods: {
    async load() {
      this.turn += 1;
      const turn = this.turn;
      this.loading = true;
      this.error = null;
      let found = null;
      let failure = null;
      try {
        found = (await this.fetch()).data;
      } catch (error) {
        failure = error;
      }
      if (turn !== this.turn) return;
      this.show(found);
      this.error = failure;
      this.loading = false;
    },
  },
};
